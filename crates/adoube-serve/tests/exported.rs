//! The comparison as files: it works from disk and asks nobody.

use std::collections::BTreeSet;

use adoube_report::messages::{Lang, Messages};
use adoube_serve::{export, export_page};

/// The values of an attribute in a page.
fn values<'t>(page: &'t str, attribute: &str) -> Vec<&'t str> {
    let mark = format!(" {attribute}=\"");
    page.split(mark.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_link_leads_to_a_file_or_a_place_of_the_page() {
    for lang in Lang::ALL {
        let files = export(&Messages::new(lang), "adoube serve --export x").unwrap();
        let names: BTreeSet<&str> = files.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names.len(), files.len(), "each name once");
        assert_eq!(files.last().unwrap().name, "index.html");
        for file in files.iter().filter(|file| file.name.ends_with(".html")) {
            let page = std::str::from_utf8(&file.bytes).unwrap();
            assert!(page.contains("default-src 'none'"), "{}", file.name);
            assert!(!page.contains("://") || !page.contains("src=\"http"), "{}", file.name);
            let ids: BTreeSet<&str> = values(page, "id").into_iter().collect();
            for href in values(page, "href").into_iter().chain(values(page, "src")) {
                match href.strip_prefix('#') {
                    Some(id) => assert!(ids.contains(id), "{} {href}", file.name),
                    None => assert!(names.contains(href), "{} {href}", file.name),
                }
            }
        }
        let index = std::str::from_utf8(&files.last().unwrap().bytes).unwrap();
        let linked: BTreeSet<&str> = values(index, "href").into_iter().filter(|href| !href.starts_with('#')).collect();
        assert_eq!(linked.len() + 1, files.len(), "every file is linked from the index");
    }
}

#[test]
fn one_page_stands_alone() {
    let page = export_page(&Messages::new(Lang::En), "adoube serve --export x.html").unwrap();
    assert!(values(&page, "href").iter().all(|href| href.starts_with('#')));
    assert!(values(&page, "src").is_empty() && page.contains("adoube serve --export x.html"));
}

#[test]
fn the_same_export_has_the_same_bytes() {
    let all = || export(&Messages::new(Lang::Ru), "x").unwrap();
    for (one, other) in all().iter().zip(&all()) {
        assert_eq!((&one.name, one.bytes == other.bytes), (&other.name, true));
    }
}
