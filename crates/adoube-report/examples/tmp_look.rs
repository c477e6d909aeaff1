//! Scratch.
use adoube_catalog::Library;
use adoube_compare::{Matrix, Panel};
use adoube_report::messages::{Lang, Messages};
use adoube_report::{html, show, story, text::Look};
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let m = Messages::new(if a[1] == "ru" { Lang::Ru } else { Lang::En });
    let lib = Library::shipped();
    let ed = |id: &str| lib.editions.iter().find(|e| e.id == id).unwrap();
    let sc = |id: &str| lib.scenarios.iter().find(|e| e.id == id).unwrap();
    let look = Look { width: a[2].parse().unwrap(), ascii: false };
    match a[3].as_str() {
        "story" => print!("{}", story::story(&m, sc(&a[4]), ed(&a[5])).to_text(&m, look)),
        "json" => print!("{:#}", story::story(&m, sc(&a[4]), ed(&a[5])).to_json()),
        "between" => print!("{}", story::contrast(&m, sc(&a[4]), ed(&a[5]), ed(&a[6])).to_text(&m, look)),
        "edition" => print!("{}", show::edition(&m, ed(&a[4]), look)),
        "md" => print!("{}", show::edition_markdown(&m, ed(&a[4]))),
        "scenario" => print!("{}", show::scenario(&m, sc(&a[4]), &lib.editions, look)),
        "events" => for s in &lib.scenarios { println!("{}", s.id); for e in story::events(&m, s) { println!("  {}. {}", e.number, e.words); } },
        "all" => for s in &lib.scenarios { for e in &lib.editions { println!("{}", story::story(&m, s, e).to_text(&m, look)); } },
        "html" => {
            let mut p = Panel::new(lib.editions.clone());
            let mx = Matrix::new(&mut p, lib.scenarios.iter().cloned());
            let v = html::PageView { all: a.get(4).is_some(), command: "adoube compare --format html".into(), digest: lib.digest.clone() };
            print!("{}", html::page(&m, &mx, &v).unwrap());
        }
        _ => println!("{} {}", lib.editions.len(), lib.scenarios.len()),
    }
}
