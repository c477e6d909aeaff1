//! Incidents acted out with the mouse.

use serde_json::Value;

use crate::driver::{Driver, act, drive, square};

/// Rook and king of both sides at home, nothing between them.
const CASTLING: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
/// A pawn one step before its promotion.
const PROMOTION: &str = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";

impl Driver {
    /// Puts a position on the board by pasting its FEN.
    pub(crate) async fn put(&self, fen: &str) {
        self.click(&act("paste")).await;
        self.until("document.activeElement?.dataset.paste === 'text'").await;
        self.write(fen).await;
        self.click("dialog button[type=submit]").await;
        self.until("!document.querySelector('dialog')").await;
        self.calm().await;
    }

    /// The events of the incident, as they are written in the file.
    pub(crate) async fn events(&self) -> Value {
        self.get("import('/assets/store.js').then((m) => m.state.incident.events)").await
    }

    /// Outcomes as the cards tell them: letter, editions, status, move, permitted moves.
    pub(crate) async fn cards(&self) -> Vec<Card> {
        let cards: Vec<Vec<String>> = self
            .get(
                "[...document.querySelectorAll('.outcome')].map((c) => [c.dataset.outcome, c.dataset.editions, \
                 c.dataset.status, c.dataset.move, c.dataset.permitted, c.innerText])",
            )
            .await;
        cards.into_iter().map(Card::of).collect()
    }

    /// The card of an edition.
    pub(crate) async fn card(&self, edition: &str) -> Card {
        let cards = self.cards().await;
        let found = cards.into_iter().find(|card| card.editions.iter().any(|e| e == edition));
        found.unwrap_or_else(|| panic!("no card has {edition}"))
    }

    /// What `adoube compare --format json` makes of the incident: the server gives the bytes of that command.
    pub(crate) async fn compared(&self) -> Value {
        self.get(
            "import('/assets/store.js').then(async ({ state }) => { const { body } = await import('/assets/api.js'); \
             const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: body(state.incident) }; \
             return (await fetch('/api/compare', sent)).json(); })",
        )
        .await
    }

    /// The cards are the outcomes of the comparison, edition by edition.
    pub(crate) async fn cards_are(&self, comparison: &Value) {
        let cards = self.cards().await;
        let incident = &comparison["incidents"][0];
        let outcomes = incident["outcomes"].as_array().expect("outcomes");
        assert_eq!(cards.len(), outcomes.len(), "as many cards as outcomes");
        let words = |value: &Value| -> Vec<String> {
            value.as_array().expect("a list").iter().map(|e| e.as_str().expect("a word").to_owned()).collect()
        };
        for outcome in outcomes {
            let mut editions = words(&outcome["editions"]);
            editions.sort();
            let card = cards.iter().find(|card| card.sorted() == editions);
            let card = card.unwrap_or_else(|| panic!("no card has just {editions:?}"));
            let ruling = &outcome["ruling"];
            assert_eq!(card.status, ruling["status"].as_str().expect("a status"));
            assert_eq!(card.made, ruling["move"].as_str().unwrap_or_default());
            assert_eq!(card.permitted, words(&ruling["permitted"]));
        }
    }
}

/// A card of the page.
#[derive(Debug)]
pub(crate) struct Card {
    pub(crate) letter: String,
    pub(crate) editions: Vec<String>,
    pub(crate) status: String,
    pub(crate) made: String,
    pub(crate) permitted: Vec<String>,
    pub(crate) words: String,
}

impl Card {
    fn of(fields: Vec<String>) -> Card {
        let [letter, editions, status, made, permitted, words] = <[String; 6]>::try_from(fields).expect("six fields");
        let split = |text: &str| text.split_whitespace().map(str::to_owned).collect();
        Card { letter, editions: split(&editions), status, made, permitted: split(&permitted), words }
    }

    fn sorted(&self) -> Vec<String> {
        let mut editions = self.editions.clone();
        editions.sort();
        editions
    }
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn castling_with_the_rook_first() {
    drive(|page| async move {
        page.go("#/board?lang=en").await;
        page.put(CASTLING).await;
        page.click(&square("h1")).await;
        page.click(&square("e1")).await;
        let before = page.card("fide-2023").await;
        assert_eq!(
            (before.status.as_str(), before.permitted.as_slice()),
            ("open", &["h1f1", "h1g1"].map(str::to_owned)[..])
        );
        page.drag(&square("e1"), &square("g1")).await;
        page.drag(&square("h1"), &square("f1")).await;
        page.click(&act("press")).await;
        page.click(&act("claim")).await;
        let events = r#"[{"touch":"h1"},{"touch":"e1"},{"release":"e1","at":"g1"},{"release":"h1","at":"f1"},
            {"press":"clock"},{"claim":"touch-move","by":"black"}]"#;
        assert_eq!(page.events().await, json(events));
        let now = page.card("fide-2023").await;
        assert_eq!((now.letter.as_str(), now.status.as_str()), ("A", "open"));
        assert_eq!(now.permitted, ["h1f1", "h1g1"]);
        assert!(now.words.contains("4.3.1"), "{}", now.words);
        let other = page.card("ru-2005-jadoube").await;
        assert_eq!((other.status.as_str(), other.made.as_str()), ("completed", "e1g1"));
        // The arrows on the board are the two moves of the rook; the board shows the castled king.
        assert_eq!(page.get::<usize>("document.querySelectorAll('.board .arrow').length").await, 2);
        assert!(
            page.get::<String>("document.querySelector('[data-square=g1]').ariaLabel").await.contains("white king")
        );
        let compared = page.compared().await;
        page.cards_are(&compared).await;
        page
    });
}

#[test]
fn promotion_that_changes_the_piece() {
    drive(|page| async move {
        page.go("#/board?lang=en").await;
        page.put(PROMOTION).await;
        page.click(&act("hold")).await;
        page.click(&square("a7")).await;
        page.click(&act("put")).await;
        page.click(&square("a8")).await;
        page.click(&act("remove")).await;
        page.click(&square("a8")).await;
        page.click(&act("new-queen")).await;
        page.click(&act("put")).await;
        page.click(&square("a8")).await;
        page.click(&act("new-rook")).await;
        page.click(&act("release")).await;
        page.click(&square("a8")).await;
        page.click(&act("press")).await;
        page.click(&act("claim")).await;
        let events = r#"[{"touch":"a7"},{"put":"a7","at":"a8"},{"remove":"a7"},{"put":"queen","at":"a8"},
            {"release":"rook","at":"a8"},{"press":"clock"},{"claim":"touch-move","by":"black"}]"#;
        assert_eq!(page.events().await, json(events));
        // To 2001 the choice was final when the new piece was let go, later when it touches the square.
        let (old, new) = (page.card("fide-1997").await, page.card("fide-2023").await);
        assert_eq!((old.status.as_str(), old.made.as_str()), ("completed", "a7a8r"));
        assert_eq!((new.status.as_str(), new.permitted.join(" ").as_str()), ("open", "a7a8q"));
        page.cards_are(&page.compared().await).await;
        page
    });
}

#[test]
fn adjusting_without_a_word() {
    drive(|page| async move {
        page.go("#/board?lang=en").await;
        page.choose("[data-act=meaning]", "adjust").await;
        page.click(&square("g1")).await;
        page.drag(&square("e2"), &square("e4")).await;
        page.click(&act("press")).await;
        page.click(&act("claim")).await;
        let events = r#"[{"touch":"g1","meaning":"adjust"},{"release":"e2","at":"e4"},{"press":"clock"},
            {"claim":"touch-move","by":"black"}]"#;
        assert_eq!(page.events().await, json(events));
        // Without the word it binds, but for the editions of 2014, which ask for the wish to play.
        assert_eq!(page.card("fide-2023").await.permitted, ["g1f3", "g1h3"]);
        assert_eq!(page.card("fide-2014").await.made, "e2e4");
        page.cards_are(&page.compared().await).await;
        // With the word before it nothing binds: the same acts again, one more first.
        page.click("[data-keep=clear]").await;
        page.click(&act("adjust")).await;
        page.click(&square("g1")).await;
        page.drag(&square("e2"), &square("e4")).await;
        page.click(&act("claim")).await;
        assert!(page.cards().await.iter().all(|card| card.made == "e2e4"));
        page
    });
}

#[test]
fn a_late_claim() {
    drive(|page| async move {
        page.go("#/board?lang=en").await;
        page.click(&square("g1")).await;
        page.drag(&square("e2"), &square("e4")).await;
        page.click(&act("press")).await;
        page.click(&act("claim")).await;
        assert!(page.cards().await.iter().all(|card| card.status == "open"), "in time: upheld");
        // Black touches a piece of his own with the wish to play it, and complains only then.
        page.click(&act("undo")).await;
        page.click(&act("who-other")).await;
        page.click(&square("e7")).await;
        page.click(&act("claim")).await;
        let events = r#"[{"touch":"g1"},{"release":"e2","at":"e4"},{"press":"clock"},{"touch":"e7","by":"black"},
            {"claim":"touch-move","by":"black"}]"#;
        assert_eq!(page.events().await, json(events));
        for card in page.cards().await {
            assert_eq!(card.made, "e2e4", "too late: the move stands");
            assert!(card.words.contains("too late"), "{}", card.words);
        }
        page.cards_are(&page.compared().await).await;
        page
    });
}

#[test]
fn impossible_acts_say_why_and_events_can_be_changed() {
    drive(|page| async move {
        page.go("#/board?lang=en").await;
        page.click(&square("e5")).await;
        let reason = "document.querySelector('.act-status > .reason').textContent";
        assert_eq!(page.get::<String>(reason).await, "Nothing stands on e5.");
        page.click(&act("release")).await;
        page.click(&square("e4")).await;
        assert!(page.get::<String>(reason).await.contains("No unit is in the hand"));
        page.click(&act("touch")).await;
        // One that only the server knows to be impossible: own man on own man.
        page.click(&square("b1")).await;
        page.click(&square("g1")).await;
        assert_eq!(page.events().await.as_array().expect("a list").len(), 2);
        // Reordered, changed, deleted, and back.
        page.click(".event:nth-child(2) .event-tools button:nth-child(2)").await;
        assert_eq!(page.events().await, json(r#"[{"touch":"g1"},{"touch":"b1"}]"#));
        assert!(page.card("fide-2023").await.words.contains("g1"));
        page.click("[data-keep=edit-0]").await;
        page.choose(".event-form select[name=manner]", "accidental").await;
        page.click(".event-form button[type=submit]").await;
        assert_eq!(page.events().await, json(r#"[{"touch":"g1","manner":"accidental"},{"touch":"b1"}]"#));
        assert!(page.card("fide-2023").await.words.contains("b1"));
        // A unit that is not there: the event is marked and says why, the rulings stand before it.
        page.click("[data-keep=edit-1]").await;
        let fill = "(() => { const e = document.querySelector('.event-form input[name=squares]'); e.value = 'e5'; \
                    e.dispatchEvent(new Event('input', { bubbles: true })); return true; })()";
        assert!(page.get::<bool>(fill).await);
        page.click(".event-form button[type=submit]").await;
        let faulty = page.get::<String>("document.querySelector('.event.faulty .reason').textContent").await;
        assert!(faulty.contains("e5"), "{faulty}");
        assert_eq!(page.cards().await.len(), 1);
        page.click(&act("undo")).await;
        page.click(&act("undo")).await;
        page.click(&act("undo")).await;
        assert_eq!(page.events().await, json(r#"[{"touch":"b1"},{"touch":"g1"}]"#));
        page.click(&act("redo")).await;
        assert_eq!(page.events().await, json(r#"[{"touch":"g1"},{"touch":"b1"}]"#));
        page.click(".event:nth-child(1) .event-tools button:nth-child(4)").await;
        assert_eq!(page.events().await, json(r#"[{"touch":"b1"}]"#));
        // Two at the same time, and one brushed by accident.
        page.click(&act("together")).await;
        page.click(&square("c1")).await;
        page.click(&square("f1")).await;
        page.click(&act("together-done")).await;
        page.click(&act("brush")).await;
        page.click(&square("d8")).await;
        let events = r#"[{"touch":"b1"},{"touch":["c1","f1"]},{"touch":"d8","manner":"accidental"}]"#;
        assert_eq!(page.events().await, json(events));
        page
    });
}

#[test]
fn an_illegal_move_that_is_claimed() {
    drive(|page| async move {
        page.go("#/board?lang=en").await;
        page.drag(&square("e2"), &square("e5")).await;
        page.click(&act("press")).await;
        page.choose("[data-act=seldom]", "claim-illegal-move").await;
        let events = r#"[{"release":"e2","at":"e5"},{"press":"clock"},{"claim":"illegal-move","by":"black"}]"#;
        assert_eq!(page.events().await, json(events));
        assert_eq!(page.card("fide-2023").await.permitted, ["e2e3", "e2e4"]);
        page.cards_are(&page.compared().await).await;
        // The claim is changed into a complaint about touch-move.
        page.click("[data-keep=edit-2]").await;
        page.choose(".event-form select[name=claim]", "touch-move").await;
        page.click(".event-form button[type=submit]").await;
        assert_eq!(page.events().await[2], json(r#"{"claim":"touch-move","by":"black"}"#));
        page
    });
}
