//! What a change of a document would be, as a patch.

use similar::TextDiff;

/// The change from one text to the other as a unified patch of that file; empty when there is none.
pub fn patch(file: &str, before: &str, after: &str) -> String {
    if before == after {
        return String::new();
    }
    let diff = TextDiff::from_lines(before, after);
    diff.unified_diff().context_radius(3).header(&format!("a/{file}"), &format!("b/{file}")).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_patch_names_the_file_and_the_lines() {
        let told = patch("x.md", "one\ntwo\n", "one\nthree\n");
        assert_eq!(told, "--- a/x.md\n+++ b/x.md\n@@ -1,2 +1,2 @@\n one\n-two\n+three\n");
        assert_eq!(patch("x.md", "one\n", "one\n"), "");
    }
}
