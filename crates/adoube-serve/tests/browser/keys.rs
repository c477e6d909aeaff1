//! Keys as the browser names them.

/// What a key sends: its place (`code`), its value, the text it writes, its number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Key {
    pub(crate) code: &'static str,
    pub(crate) value: &'static str,
    pub(crate) text: Option<&'static str>,
    pub(crate) number: i64,
}

macro_rules! keys {
    ($( $code:literal $value:literal $text:expr, $number:literal; )*) => {
        const KEYS: &[Key] = &[$( Key { code: $code, value: $value, text: $text, number: $number }, )*];
    };
}

keys! {
    "ArrowDown" "ArrowDown" None, 40;
    "ArrowLeft" "ArrowLeft" None, 37;
    "ArrowRight" "ArrowRight" None, 39;
    "ArrowUp" "ArrowUp" None, 38;
    "Delete" "Delete" None, 46;
    "Digit1" "1" Some("1"), 49;
    "Digit4" "4" Some("4"), 52;
    "End" "End" None, 35;
    "Enter" "Enter" Some("\r"), 13;
    "Escape" "Escape" None, 27;
    "Home" "Home" None, 36;
    "KeyA" "a" Some("a"), 65;
    "KeyC" "c" Some("c"), 67;
    "KeyE" "e" Some("e"), 69;
    "KeyF" "f" Some("f"), 70;
    "KeyH" "h" Some("h"), 72;
    "KeyK" "k" Some("k"), 75;
    "KeyL" "l" Some("l"), 76;
    "KeyM" "m" Some("m"), 77;
    "KeyN" "n" Some("n"), 78;
    "KeyO" "o" Some("o"), 79;
    "KeyS" "s" Some("s"), 83;
    "KeyT" "t" Some("t"), 84;
    "KeyX" "x" Some("x"), 88;
    "KeyZ" "z" Some("z"), 90;
    "Space" " " Some(" "), 32;
    "Tab" "Tab" None, 9;
}

/// The key at this place of the keyboard.
pub(crate) fn key(code: &str) -> Key {
    *KEYS.iter().find(|key| key.code == code).expect("a key of the list")
}
