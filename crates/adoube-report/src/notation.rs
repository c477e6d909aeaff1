//! Moves as people of a language write them.

use adoube_core::board::{MoveId, MoveSet, Role, Scene};

use crate::messages::Lang;

/// A move of the scene in SAN, with the letters of the language: `Nf3`, «Кf3».
pub fn san(lang: Lang, scene: &Scene, id: MoveId) -> String {
    letters(lang, &scene.san(id))
}

/// The moves of the scene, in the order of its move list.
pub fn san_list(lang: Lang, scene: &Scene, set: MoveSet) -> Vec<String> {
    scene.san_list(set).iter().map(|san| letters(lang, san)).collect()
}

/// A text in SAN with the letters of the language. Castling is written with zeros in Russian.
pub fn letters(lang: Lang, san: &str) -> String {
    match lang {
        Lang::En => san.to_owned(),
        Lang::Ru => {
            let mut text = String::with_capacity(san.len() + 4);
            for c in san.chars() {
                match c {
                    'K' => text.push_str("Кр"),
                    'Q' => text.push('Ф'),
                    'R' => text.push('Л'),
                    'B' => text.push('С'),
                    'N' => text.push('К'),
                    'O' => text.push('0'),
                    other => text.push(other),
                }
            }
            text
        }
    }
}

/// The name of a kind of unit in message files.
pub fn role_key(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn russian_letters() {
        let cases = [("Nf3", "Кf3"), ("Kxe2", "Крxe2"), ("exd8=Q#", "exd8=Ф#"), ("O-O", "0-0"), ("R1a3+", "Л1a3+")];
        for (english, russian) in cases {
            assert_eq!(letters(Lang::Ru, english), russian);
            assert_eq!(letters(Lang::En, english), english);
        }
    }
}
