//! Closed sets of words: each value with the one word that incident files and other programs know it by.

/// An enum whose values have words; the first value is the default.
macro_rules! worded {
    ($( $(#[$meta:meta])* $name:ident { $( $(#[doc = $doc:literal])* $variant:ident = $word:literal, )* } )*) => { $(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $( $(#[doc = $doc])* $variant, )* }

        impl $name {
            /// Every value with its word, the default first.
            pub const WORDS: &'static [(&'static str, $name)] = &[$( ($word, $name::$variant), )*];

            /// Its word.
            pub fn word(self) -> &'static str {
                match self { $( $name::$variant => $word, )* }
            }
        }

        impl Default for $name {
            fn default() -> $name {
                $name::WORDS[0].1
            }
        }
    )* };
}

pub(crate) use worded;
