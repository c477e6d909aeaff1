//! Incidents that were designed by hand, found again by searches that do not know them.
//!
//! `ADOUBE_WRITE=1 cargo test -p adoube-cli --test rediscovered` writes docs/rediscovered.md.

#![expect(clippy::expect_used, reason = "a test or bench may panic")]

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// A search: a few shipped positions, or all of them.
struct Search {
    name: &'static str,
    args: &'static str,
}

const SEARCHES: &[Search] = &[
    Search { name: "all", args: "--depth 2" },
    Search { name: "readings", args: "--readings --depth 2 --positions shipped:castle-short,bare-kings,immobile-own" },
    Search {
        name: "steps",
        args: "--depth 3 --positions shipped:king-stuck-castling,castle-blocked,promote \
               --events touch,castle,put,steps,remove",
    },
    Search { name: "pairs", args: "--readings --depth 3 --positions shipped:pair-crossed --events touch,together" },
    Search {
        name: "complaints",
        args: "--depth 5 --positions shipped:pin-pawn-takes --events touch,release,manners,claim",
    },
    Search { name: "hands", args: "--depth 3 --positions shipped:castle-short --events two-hands,opponent,claim" },
    Search { name: "draws", args: "--depth 2 --positions shipped:bench-initial --events draw" },
];

/// An incident that was designed by hand.
struct Designed {
    id: &'static str,
    /// What happens in it.
    what: &'static str,
    /// The search that finds its class.
    search: &'static str,
    /// The topics that decide.
    topics: &'static str,
    /// Who parts from whom.
    parts: Parts,
    /// What the events of the witness must hold, as JSON; empty: anything.
    event: &'static str,
}

enum Parts {
    /// Each of these groups of editions stands alone, all others lead to one outcome.
    Groups(&'static [&'static str]),
    /// These pairs of books are apart.
    Pairs(&'static [(&'static str, &'static str)]),
}

use Parts::{Groups, Pairs};

/// From 2014 on.
const LATER: &str = "fide-2014 fide-2017 fide-2018 fide-2023 ru-2014-1093 ru-2017-fomin";

const DESIGNED: &[Designed] = &[
    Designed {
        id: "X1",
        what: "The rook is touched first, then the king, then castling is made",
        search: "all",
        topics: "rook-then-king",
        parts: Groups(&["ru-2005-jadoube"]),
        event: "",
    },
    Designed {
        id: "X2",
        what: "The opponent says that he adjusts, centres a piece, then complains of touch-move",
        search: "complaints",
        topics: "complaint",
        parts: Groups(&[LATER]),
        event: r#""say":"adjust""#,
    },
    Designed {
        id: "X3",
        what: "King and rook are touched at once to castle; castling is illegal, the king is stuck, the rook can move",
        search: "all",
        topics: "king-and-rook-together",
        parts: Groups(&[LATER]),
        event: "",
    },
    Designed {
        id: "X4",
        what: "The new queen is set down on the last rank without the pawn having stood there",
        search: "steps",
        topics: "promotion-procedure",
        parts: Groups(&[LATER]),
        event: r#""release":"queen""#,
    },
    Designed {
        id: "X5",
        what: "An own unit that cannot take is touched, then an enemy unit that another one can take",
        search: "all",
        topics: "both-colours",
        parts: Groups(&["ru-2009-juniorchess", "ru-2010-738 ru-2014-1093"]),
        event: "",
    },
    Designed {
        id: "X6",
        what: "A pinned unit is touched, then one that can move",
        search: "all",
        topics: "own-touched",
        parts: Groups(&["ru-2005-jadoube ru-2009-juniorchess ru-2014-1093"]),
        event: "",
    },
    Designed {
        id: "X7",
        what: "A unit is centred without a word",
        search: "all",
        topics: "contact",
        parts: Groups(&["fide-2014 ru-2014-1093"]),
        event: r#""meaning":"adjust""#,
    },
    Designed {
        id: "X9",
        what: "The enemy unit is touched first, then an own unit that cannot take it",
        search: "all",
        topics: "both-colours",
        parts: Groups(&["ru-2010-738 ru-2014-1093"]),
        event: "",
    },
    Designed {
        id: "X10",
        what: "Several units of both colours are touched; the first own one cannot take the first enemy one, another pair can",
        search: "pairs",
        topics: "both-colours",
        parts: Pairs(&[("fide-2009/any-pair", "fide-2009"), ("fide-2009/any-pair", "fide-2017")]),
        event: "",
    },
    Designed {
        id: "X12",
        what: "A queen is set down on the square of promotion, not let go, and exchanged for another piece",
        search: "all",
        topics: "promotion-choice",
        parts: Groups(&["fide-1997 fide-2001"]),
        event: r#""put":"queen""#,
    },
    Designed {
        id: "X13",
        what: "One unit is touched and another one gives mate",
        search: "all",
        topics: "mate",
        parts: Groups(&[LATER]),
        event: "",
    },
    Designed {
        id: "X15",
        what: "A unit is let go on a square where it cannot legally go",
        search: "readings",
        topics: "illegal-release",
        parts: Pairs(&[
            ("fide-2009/illegal-release-frees", "fide-2009"),
            ("ru-2009-juniorchess/illegal-release-frees", "ru-2009-juniorchess"),
        ]),
        event: r#""release""#,
    },
    Designed {
        id: "X16",
        what: "The king is let go on its castling square, and another king move is wanted",
        search: "readings",
        topics: "released-king",
        parts: Pairs(&[("fide-1997/king-release-free", "fide-1997"), ("fide-2001/king-release-free", "fide-2001")]),
        event: r#""release":"e1""#,
    },
    Designed {
        id: "X17",
        what: "A draw is agreed before either side has made a move",
        search: "draws",
        topics: "draw-by-agreement",
        parts: Groups(&["fide-2017 fide-2018 fide-2023 ru-2017-fomin"]),
        event: r#""accept":"draw""#,
    },
    Designed {
        id: "X18",
        what: "A move is made with two hands; the opponent touches a unit, then complains",
        search: "hands",
        topics: "complaint",
        parts: Groups(&["fide-1997 ru-2010-738"]),
        event: r#""hands":"two""#,
    },
    Designed {
        id: "X19",
        what: "A rook that cannot move is touched, then the king, then castling with the other rook is wanted",
        search: "steps",
        topics: "rook-then-king own-touched",
        parts: Groups(&["ru-2009-juniorchess"]),
        event: "",
    },
    Designed {
        id: "X20",
        what: "A unit is set down on one square, still in hand, and goes on to another one",
        search: "all",
        topics: "released-piece",
        parts: Groups(&["ru-2009-juniorchess"]),
        event: r#""put""#,
    },
    Designed {
        id: "X21",
        what: "The new queen is let go while the pawn still stands (the flag that falls then is no letter)",
        search: "all",
        topics: "promotion-procedure made-promotion",
        parts: Groups(&["ru-2014-1093"]),
        event: r#""release":"queen""#,
    },
    Designed {
        id: "X22",
        what: "An enemy unit that cannot be taken is touched, then one that can",
        search: "all",
        topics: "enemy-touched",
        parts: Groups(&["ru-2014-1093"]),
        event: "",
    },
    Designed {
        id: "X24",
        what: "Who has bare king and queen against a bare king resigns",
        search: "all",
        topics: "resignation",
        parts: Groups(&["fide-2023"]),
        event: r#""resign":true"#,
    },
    Designed {
        id: "X25",
        what: "A capture leaves bare kings, and the game goes on",
        search: "readings",
        topics: "dead-position",
        parts: Pairs(&[("fide-1997/resignation-stands", "fide-1997")]),
        event: "",
    },
    Designed {
        id: "X26",
        what: "The enemy unit is off the board and the capturing one stands there, still in hand",
        search: "all",
        topics: "released-piece made-capture",
        parts: Groups(&["ru-2005-jadoube", "ru-2009-juniorchess"]),
        event: r#""remove""#,
    },
    Designed {
        id: "X27",
        what: "King and rook stand as after castling, the last of them still in hand (the flag that falls then is no letter)",
        search: "all",
        topics: "made-castling",
        parts: Groups(&["ru-2005-jadoube"]),
        event: r#""put""#,
    },
    Designed {
        id: "X29",
        what: "One unit is grabbed where another one was meant",
        search: "readings",
        topics: "contact",
        parts: Pairs(&[("fide-1997/wrong-unit-free", "fide-1997"), ("fide-2014/wrong-unit-binds", "fide-2014")]),
        event: r#""meaning":"other-unit""#,
    },
    Designed {
        id: "X30",
        what: "The king is lifted, the rook brushed without any wish",
        search: "readings",
        topics: "castling-contact",
        parts: Pairs(&[("fide-2017/bare-touch", "fide-2017"), ("fide-2023/bare-touch", "fide-2009")]),
        event: r#""touch":"h1""#,
    },
    Designed {
        id: "X35",
        what: "One unit is touched and another one gives stalemate",
        search: "all",
        topics: "stalemate",
        parts: Groups(&[LATER]),
        event: "",
    },
];

/// Those that no search reaches, and why.
const NOT_REACHED: &[(&str, &str, &str)] = &[
    ("X8", "Castling units touched while the opponent has the move", "needs two turns; a sequence is about one"),
    ("X14", "Touching before the opponent has pressed the clock", "needs two turns"),
    ("X42", "Adjusting between the opponent’s move and his press", "needs two turns"),
    (
        "X31",
        "Units of both colours touched in an order that cannot be established",
        "no letter says that the order is unknown",
    ),
    ("X11", "A capture with both hands", "the editions differ in the penalty only, and penalties are not ruled"),
    (
        "X23",
        "A complaint of a king left in check",
        "complaints of other breaches than those of Article 4 are no letters",
    ),
    ("X33, X34", "Claims of fifty moves and of repetition", "outside Articles 1 and 3 to 5"),
    ("X38", "A helper moves the pieces", "no event shows it"),
    ("X41", "Adjusting in the opponent’s time", "the editions differ in the article only, the outcome is one"),
    ("X28, X32, X36, X37, X39, X40", "Controls", "all editions rule alike: there is nothing to find"),
];

fn found(search: &Search) -> Value {
    let args = search.args.split_whitespace();
    let output = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["discover", "--format", "json"])
        .args(args)
        .env_remove("ADOUBE_LANG")
        .env("LC_ALL", "C")
        .output()
        .expect("adoube runs");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(|t| t.as_str().expect("a text")).collect()
}

impl Designed {
    fn fits(&self, class: &Value) -> bool {
        let outcomes = class["outcomes"].as_array().expect("outcomes");
        let place = |book: &str| outcomes.iter().position(|o| texts(&o["books"]).contains(&book));
        let editions = |outcome: &Value| -> Vec<String> {
            texts(&outcome["books"]).into_iter().filter(|b| !b.contains('/')).map(str::to_owned).collect()
        };
        let parts = match self.parts {
            Groups(groups) => {
                let found: Vec<Vec<String>> = outcomes.iter().map(editions).collect();
                let stands = |group: &&str| found.iter().any(|g| g.join(" ") == **group);
                found.len() == groups.len() + 1 && groups.iter().all(stands)
            }
            Pairs(pairs) => pairs.iter().all(|(one, other)| {
                let (one, other) = (place(one).expect("a book"), place(other).expect("a book"));
                one != other
            }),
        };
        let events = class["witness"]["events"].to_string();
        parts && texts(&class["topics"]).join(" ") == self.topics && events.contains(self.event)
    }

    /// Who stands against whom, in the words of the outcomes.
    fn outcomes(&self, class: &Value) -> String {
        let list = class["outcomes"].as_array().expect("outcomes").iter().map(|outcome| {
            let books = texts(&outcome["books"]);
            let named: Vec<&str> = match self.parts {
                Groups(groups) => groups.iter().flat_map(|g| g.split(' ')).filter(|b| books.contains(b)).collect(),
                Pairs(pairs) => {
                    let mut named: Vec<&str> =
                        pairs.iter().flat_map(|(a, b)| [*a, *b]).filter(|b| books.contains(b)).collect();
                    named.dedup();
                    named
                }
            };
            let named = if named.is_empty() { "all others".to_owned() } else { named.join(", ") };
            format!("{named}: {}", outcome["words"].as_str().expect("words"))
        });
        list.collect::<Vec<_>>().join("<br>")
    }
}

fn page(found: &[Value]) -> String {
    let mut page = String::from(
        "# Incidents found again\n\n\
         Incidents were designed by hand, from the articles, to tell editions apart; their numbers begin with X.\n\
         Here each is set against what the search finds without being given it: the class in which the same editions part for the same reasons, with the smallest witness.\n\
         This page is made by `ADOUBE_WRITE=1 cargo test -p adoube-cli --test rediscovered`, and the same test keeps it fresh.\n\n\
         The searches, each `adoube discover` with these options:\n\n\
         | search | options | sequences | classes |\n| --- | --- | --- | --- |\n",
    );
    for (search, value) in SEARCHES.iter().zip(found) {
        let (name, args) = (search.name, search.args);
        let _ = writeln!(page, "| {name} | `{args}` | {} | {} |", value["sequences"], value["all"]);
    }
    page.push_str("\n## Found\n\n| incident | search | what decides | outcomes | smallest witness |\n| --- | --- | --- | --- | --- |\n");
    let mut missed: Vec<String> = Vec::new();
    for designed in DESIGNED {
        let place = SEARCHES.iter().position(|s| s.name == designed.search).expect("a search");
        let classes = found[place]["classes"].as_array().expect("classes");
        let Some(class) = classes.iter().find(|class| designed.fits(class)) else {
            missed.push(format!("{}: {}", designed.id, designed.what));
            continue;
        };
        let witness = &class["witness"];
        let events: Vec<String> =
            witness["events"].as_array().expect("events").iter().map(|e| format!("`{e}`")).collect();
        let _ = writeln!(
            page,
            "| **{}** {} | {} | {} | {} | `{}`<br>{} |",
            designed.id,
            designed.what,
            designed.search,
            texts(&class["topics"]).iter().map(|t| format!("`{t}`")).collect::<Vec<_>>().join(", "),
            designed.outcomes(class),
            witness["fen"].as_str().expect("a FEN"),
            events.join("<br>"),
        );
    }
    assert!(missed.is_empty(), "not found:\n{}", missed.join("\n"));
    page.push_str("\n## Not reached\n\n| incident | what it is | why |\n| --- | --- | --- |\n");
    for (id, what, why) in NOT_REACHED {
        let _ = writeln!(page, "| **{id}** | {what} | {why} |");
    }
    page
}

#[test]
fn designed_incidents_are_found_without_being_given() {
    let found: Vec<Value> = SEARCHES.iter().map(found).collect();
    assert!(found.iter().all(|value| value["complete"] == true));
    let wanted = page(&found);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rediscovered.md");
    if std::env::var_os("ADOUBE_WRITE").is_some() {
        std::fs::write(&path, &wanted).expect("the page can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == wanted,
        "docs/rediscovered.md is stale: ADOUBE_WRITE=1 cargo test -p adoube-cli --test rediscovered"
    );
}
