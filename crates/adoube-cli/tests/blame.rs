//! `blame` and `history` from the command line.

#![expect(clippy::expect_used, reason = "a test or bench may panic")]

use std::process::{Command, Output};

fn adoube(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(args)
        .env_remove("ADOUBE_LANG")
        .env("LC_ALL", "C")
        .output()
        .expect("adoube runs")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

#[test]
fn blame_names_the_editions_that_flip_and_flip_back() {
    let told = adoube(&["blame", "king-then-rook-castling-never-meant", "--format", "json"]);
    assert_eq!(told.status.code(), Some(0));
    let told: serde_json::Value = serde_json::from_str(&out(&told)).expect("JSON");
    let russian = &told["lines"][1]["stages"];
    let editions: Vec<_> = russian.as_array().expect("stages").iter().map(|s| s["editions"][0].clone()).collect();
    assert_eq!(editions, ["ru-2005-jadoube", "ru-2010-738", "ru-2014-1093", "ru-2017-fomin"]);
    assert_eq!(russian[1]["change"]["back"], false);
    assert_eq!(russian[2]["change"]["back"], true);
    assert_eq!(russian[2]["change"]["questions"][0]["after"]["article"], "4.3.1");
    let narrow = adoube(&["blame", "king-then-rook-castling-never-meant", "--editions", "fide", "--lang", "ru"]);
    assert!(out(&narrow).contains("Ни одна редакция этого ряда его не меняла."), "{}", out(&narrow));
    let wrong = adoube(&["blame", "king-then-rok-castling-never-meant"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(err(&wrong).contains("did you mean `king-then-rook-castling-never-meant`"), "{}", err(&wrong));
}

#[test]
fn history_follows_a_number_of_any_edition() {
    let told = adoube(&["history", "--article", "4.3(a)", "--edition", "fide-2005", "--format", "json"]);
    assert_eq!(told.status.code(), Some(0), "{}", err(&told));
    let told: serde_json::Value = serde_json::from_str(&out(&told)).expect("JSON");
    let stops = told["editions"].as_array().expect("editions");
    let number = |edition: &str| {
        let stop = stops.iter().find(|s| s["edition"] == edition).expect("the edition");
        stop["provisions"][0]["article"].as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(
        ["fide-1997", "fide-2014", "fide-2023", "ru-2010-738"].map(number),
        ["4.3(a)", "4.3.a", "4.3.1", "4.3а"]
    );
    let wrong = adoube(&["history", "--article", "9.99"]);
    assert_eq!((wrong.status.code(), out(&wrong).as_str()), (Some(2), ""));
    assert!(err(&wrong).contains("fide-2023 has no article `9.99`"), "{}", err(&wrong));
}
