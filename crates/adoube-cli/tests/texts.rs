//! Law texts of one's own: import, list, show, concordance, redline.

#![expect(clippy::expect_used, reason = "a test or bench may panic")]

use std::path::Path;
use std::process::{Command, Output};

/// Invented, and in no edition: two short laws in a hand of our own.
const OLD: &str = "Home | Laws | About\nArticle 4: The hand\n4.1 Moves are made with one hand.\n\
                   4.2 Whoever tidies a unit says so first.\n4.3 Whoever touches on purpose\n\
                   a) own units, plays the first of them;\nb) enemy units, takes the first of them.\n\
                   A stray caption\n4.7 Whoever touches a unit loses the right to complain\n";
const NEW: &str = "# Article 4\n\n4.1 Moves are made with one hand.\n\n4.2 Whoever tidies a unit announces it first.\n\n\
                   4.3 Whoever touches on purpose\n\n- (a) own units, plays the first of them;\n\
                   - (b) enemy units, takes any of them.\n\n4.8 Whoever touches a unit loses the right to complain.\n\n\
                   4.9 Somebody may help.\n";

struct Desk {
    folder: tempfile::TempDir,
}

impl Desk {
    fn new() -> Desk {
        Desk { folder: tempfile::tempdir().expect("a folder") }
    }

    /// With both texts imported.
    fn laid() -> Desk {
        let desk = Desk::new();
        for (name, text, edition) in [("old.txt", OLD, "fide-2009"), ("new.md", NEW, "fide-2014")] {
            desk.write(name, text);
            let done = desk.run(&["text", "import", name, "--edition", edition]);
            assert_eq!(code(&done), 0, "{}", err(&done));
        }
        desk
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path().join(name), text).expect("written");
    }

    fn run(&self, args: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_adoube"))
            .args(args)
            .current_dir(self.path())
            .env_remove("ADOUBE_LANG")
            .env("LC_ALL", "C")
            .env("COLUMNS", "100")
            .env("ADOUBE_TEXTS", self.path().join("texts"))
            .output()
            .expect("adoube runs")
    }

    fn out(&self, args: &[&str]) -> String {
        let done = self.run(args);
        assert_eq!(code(&done), 0, "{args:?}: {}", err(&done));
        out(&done)
    }
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("no signal")
}

#[test]
fn import_tells_where_every_line_went() {
    let desk = Desk::new();
    desk.write("old.txt", OLD);
    for (lang, words) in [
        ("en", &["6 clauses, 1 heading", "line 1  navigation: Home", "line 8  A stray caption", "cut off: 4.7"][..]),
        (
            "ru",
            &["6 пунктов, 1 заголовок", "строка 1  навигация: Home", "строка 8  A stray caption", "оборван: 4.7"][..],
        ),
    ] {
        let told = desk.out(&["text", "import", "old.txt", "--edition", "fide-2009", "--dry-run", "--lang", lang]);
        for word in words {
            assert!(told.contains(word), "{lang}: {word}\n{told}");
        }
        assert!(told.lines().all(|l| l.chars().count() <= 100), "{told}");
    }
    assert!(!desk.path().join("texts").exists(), "a dry run keeps nothing");
}

#[test]
fn a_text_is_kept_listed_shown_and_replaced() {
    let desk = Desk::laid();
    let list = desk.out(&["text", "list"]);
    assert!(list.contains("fide-2009") && list.contains("new.md") && list.contains("2 in all"), "{list}");
    let json: serde_json::Value = serde_json::from_str(&desk.out(&["text", "list", "--format", "json"])).expect("JSON");
    assert_eq!(json[0]["unclear"], serde_json::json!([8]));
    assert_eq!(json[0]["sha256"].as_str().map(str::len), Some(64));
    let shown = desk.out(&["text", "show", "fide-2009", "--article", "4.3(b)"]);
    assert!(shown.contains("4.3b") && shown.contains("enemy units") && !shown.contains("own units"), "{shown}");
    let tree: serde_json::Value =
        serde_json::from_str(&desk.out(&["text", "show", "fide-2014", "--format", "json"])).expect("JSON");
    assert_eq!(tree["clauses"][3]["article"], "4.3.a");
    assert_eq!(tree["clauses"][3]["parent"], "4.3");
    let markdown = desk.out(&["text", "show", "fide-2014", "--format", "markdown", "--article", "4.3"]);
    assert!(markdown.contains("- **4.3** Whoever") && markdown.contains("  - **4.3.a** own"), "{markdown}");

    let again = desk.out(&["text", "import", "old.txt", "--edition", "fide-2009"]);
    assert!(again.contains("where it was already"), "{again}");
    desk.write("old.txt", "4.1 Another law.\n");
    let other = desk.out(&["text", "import", "old.txt", "--edition", "fide-2009"]);
    assert!(other.contains("in place of another text"), "{other}");
    let files: Vec<_> = std::fs::read_dir(desk.path().join("texts")).expect("a folder").collect();
    assert_eq!(files.len(), 2, "nothing half written is left");
}

#[test]
fn the_folder_is_that_of_the_users_data_unless_one_is_named() {
    let desk = Desk::new();
    desk.write("old.txt", OLD);
    let run = |args: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_adoube"))
            .args(args)
            .current_dir(desk.path())
            .env_remove("ADOUBE_TEXTS")
            .env("HOME", desk.path())
            .env("XDG_DATA_HOME", desk.path().join("data"))
            .env("LC_ALL", "C")
            .output()
            .expect("adoube runs")
    };
    assert_eq!(code(&run(&["text", "import", "old.txt", "-e", "fide-2009"])), 0);
    if cfg!(unix) {
        assert!(desk.path().join("data/adoube/texts/fide-2009.json").exists());
    }
    assert_eq!(code(&run(&["text", "import", "old.txt", "-e", "fide-2009", "--texts", "here"])), 0);
    assert!(desk.path().join("here/fide-2009.json").exists());
    assert!(out(&run(&["text", "list", "--texts", "none"])).contains("No text has been imported"));
}

#[test]
fn what_is_wrong_with_a_text_is_told() {
    let desk = Desk::new();
    desk.write("old.txt", OLD);
    desk.write("empty.txt", "\n\n");
    desk.write("prose.txt", "There is no number here.\n");
    std::fs::write(desk.path().join("cp1251.txt"), b"4.1 \xd5\xee\xe4\n").expect("written");
    std::fs::create_dir(desk.path().join("folder")).expect("a folder");
    for (args, words) in [
        (&["text", "import", "missing.txt", "-e", "fide-2009"][..], "missing.txt"),
        (&["text", "import", "folder", "-e", "fide-2009"][..], "is a folder"),
        (&["text", "import", "cp1251.txt", "-e", "fide-2009"][..], "save the file as UTF-8"),
        (&["text", "import", "empty.txt", "-e", "fide-2009"][..], "no numbered clause"),
        (&["text", "import", "prose.txt", "-e", "fide-2009"][..], "no numbered clause"),
        (&["text", "import", "old.txt", "-e", "fide-2090"][..], "`fide-2009`?"),
        (&["text", "import", "old.txt", "-e", "fide"][..], "8 editions"),
        (&["text", "import", "old.txt"][..], "--edition"),
        (&["text", "show", "fide-2009"][..], "adoube text import FILE --edition fide-2009"),
        (&["text", "shw"][..], "show"),
        (&["concord", "fide-2009", "fide-2014x"][..], "`fide-2014`?"),
        (&["concord", "fide-2009"][..], "missing: <B>"),
        (&["concord", "fide-2009", "fide-2014", "--article", "7.7"][..], "`7.7`"),
        (&["concord", "fide-2009", "fide-2014", "--with", "missing.yaml"][..], "missing.yaml"),
        (&["redline", "fide-2009", "fide-2014"][..], "no text of fide-2009"),
    ] {
        let done = desk.run(args);
        assert_eq!(code(&done), 2, "{args:?}: {}", out(&done));
        assert!(err(&done).contains(words), "{args:?}: {}", err(&done));
    }
    let done = desk.run(&["text", "import", "old.txt", "-e", "ru-2010-738"]);
    assert!(err(&done).contains("Latin letters") && code(&done) == 0, "{}", err(&done));
}

#[test]
fn a_kept_text_that_was_changed_is_refused() {
    let desk = Desk::laid();
    let path = desk.path().join("texts/fide-2009.json");
    let json = std::fs::read_to_string(&path).expect("kept");
    std::fs::write(&path, json.replace("one hand", "two hands")).expect("written");
    let done = desk.run(&["redline", "fide-2009", "fide-2014"]);
    assert_eq!(code(&done), 2);
    assert!(err(&done).contains("changed after it was imported"), "{}", err(&done));
    std::fs::write(&path, "{").expect("written");
    let done = desk.run(&["text", "list"]);
    assert_eq!(code(&done), 2);
    assert!(out(&done).contains("fide-2014") && err(&done).contains("import it again"), "{}", err(&done));
    assert_eq!(code(&desk.run(&["text", "import", "old.txt", "-e", "fide-2009"])), 0, "importing again mends it");
}

#[test]
fn every_format_of_a_concordance_tells_the_same() {
    let desk = Desk::laid();
    let pair = ["concord", "fide-2009", "fide-2014"];
    let of = |format: &str| desk.out(&[&pair[..], &["--all", "--format", format]].concat());
    let json: serde_json::Value = serde_json::from_str(&of("json")).expect("JSON");
    let (terminal, markdown, csv) = (of("terminal"), of("markdown"), of("csv"));
    let rows = json["destination"].as_array().expect("rows");
    for row in rows {
        let article = row["article"].as_str().expect("article");
        let others = row["others"].as_array().expect("others");
        assert_eq!(others.is_empty(), row["relation"] == "gone");
        for other in others {
            let other = other["article"].as_str().expect("article");
            assert!(csv.contains(&format!("{article},{other},")), "{article} {other}\n{csv}");
        }
        assert!(
            terminal.contains(&format!("│ {article} ")) && markdown.contains(&format!("| {article} |")),
            "{article}"
        );
    }
    assert!(terminal.lines().all(|l| l.chars().count() <= 100));
    assert!(json["derivation"].as_array().is_some_and(|d| d.iter().any(|r| r["relation"] == "new")));
    let one = desk.out(&[&pair[..], &["--article", "4.8", "--table", "derivation"]].concat());
    assert!(one.contains("renumbered") && one.contains("4.7") && !one.contains("destination"), "{one}");
}

#[test]
fn corrections_are_written_corrected_and_given_back() {
    let desk = Desk::new();
    let proposed = desk.out(&["concord", "fide-2009", "fide-2014", "--format", "yaml"]);
    assert!(proposed.contains("  \"4.7\": [\"4.8\"]\n"), "{proposed}");
    desk.write("fix.yaml", &proposed);
    let json = |args: &[&str]| {
        let all = [&["concord"], args, &["--format", "json"]].concat();
        serde_json::from_str::<serde_json::Value>(&desk.out(&all)).expect("JSON")
    };
    let relations = |json: &serde_json::Value| {
        let rows = json["destination"].as_array().expect("rows");
        rows.iter().map(|r| format!("{} {}", r["article"], r["relation"])).collect::<Vec<_>>()
    };
    let (plain, fixed) = (json(&["fide-2009", "fide-2014"]), json(&["fide-2009", "fide-2014", "--with", "fix.yaml"]));
    assert_eq!(relations(&plain), relations(&fixed), "the proposal, given back, changes nothing");
    desk.write("fix.yaml", "from: fide-2009\nto: fide-2014\nlinks: { \"4.7\": \"4.9\" }\nnew: [\"4.8\"]\n");
    let told = desk.out(&["concord", "fide-2009", "fide-2014", "--with", "fix.yaml", "--article", "4.7"]);
    assert!(told.contains("fixed") && told.contains("4.9"), "{told}");
    let back = desk.out(&["concord", "fide-2014", "fide-2009", "--with", "fix.yaml", "--article", "4.9"]);
    assert!(back.contains("4.7") && back.contains("fixed"), "read in the other direction: {back}");
    desk.write("bad.yaml", "from: fide-2009\nto: fide-2014\nlinks: { \"4.7\": \"4.99\" }\n");
    let done = desk.run(&["concord", "fide-2009", "fide-2014", "--with", "bad.yaml"]);
    assert_eq!(code(&done), 2);
    assert!(err(&done).contains("bad.yaml:3:17") && err(&done).contains("`4.9`?"), "{}", err(&done));
}

#[test]
fn a_redline_shows_deleted_and_inserted_words_by_signs() {
    let desk = Desk::laid();
    let told = desk.out(&["redline", "fide-2009", "fide-2014", "--color", "never"]);
    assert!(told.contains("Whoever tidies a unit [-says so-] {+announces it+} first."), "{told}");
    assert!(told.contains("takes [-the first-] {+any+} of them."), "{told}");
    assert!(told.contains("4.7 → 4.8 · renumbered"), "{told}");
    assert!(told.contains("No word changed: 4.1; 4.3; 4.3a → 4.3.a"), "{told}");
    assert!(!told.contains('\u{1b}'));
    let coloured = desk.out(&["redline", "fide-2009", "fide-2014", "--color", "always"]);
    assert!(coloured.contains("\u{1b}[9;31m[-says so-]\u{1b}[0m"), "{coloured}");
    let html = desk.out(&["redline", "fide-2009", "fide-2014", "--format", "html", "--lang", "ru"]);
    assert!(html.contains("<del>says so</del>") || html.contains("<del>says so </del>"), "{html}");
    assert!(html.contains("<html lang=\"ru\">") && html.contains("новый номер"));
    let markdown = desk.out(&["redline", "fide-2009", "fide-2014", "--format", "markdown", "--article", "4.2"]);
    assert!(markdown.contains("<del>says so</del> <ins>announces it</ins>") && !markdown.contains("4.8"), "{markdown}");
    let all = desk.out(&["redline", "fide-2009", "fide-2014", "--all"]);
    assert!(all.contains("Moves are made with one hand.") && !all.contains("No word changed:"), "{all}");
}

#[test]
fn texts_in_different_languages_stand_side_by_side() {
    let desk = Desk::laid();
    desk.write(
        "ru.txt",
        "4.1. Каждый ход делают только одной рукой.\n4.3. Кто намеренно коснулся фигуры:\nа) своей — ходит ею;\n",
    );
    assert_eq!(code(&desk.run(&["text", "import", "ru.txt", "-e", "ru-2010-738"])), 0);
    for (lang, words) in [("en", "cannot be compared"), ("ru", "сравнить слова нельзя")] {
        let told = desk.out(&["redline", "fide-2009", "ru-2010-738", "--lang", lang, "--article", "4"]);
        assert!(told.contains(words) && told.contains("│ Moves are made with one hand."), "{told}");
        assert!(!told.contains("[-") && !told.contains("{+"), "{told}");
    }
}
