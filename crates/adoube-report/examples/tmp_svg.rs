//! Scratch.
use adoube_core::board::{Color, Position, Scene, Squares, MoveSet};
use adoube_report::board::Diagram;
use adoube_report::messages::{Lang, Messages};
fn main() {
    let m = Messages::new(Lang::Ru);
    let p = Position::from_fen("r1bqk2r/ppp2ppp/2n2n2/3pp3/1b2P3/2NP1N2/PPP1BPPP/R1BQK2R w KQkq - 0 1", false).unwrap();
    let scene = Scene::new(p.clone());
    let d = Diagram { board: p.board().clone(), turn: Color::White, touched: Squares::EMPTY, arrows: vec![] };
    let mut d = d.with_moves(&scene, scene.moves_of("f3".parse().unwrap()).or(scene.castling_moves()));
    d.touched = Squares::EMPTY;
    d.touched.add(adoube_core::board::parse_square("f3").unwrap());
    d.touched.add(adoube_core::board::parse_square("f6").unwrap());
    println!("{}", d.to_svg(&m));
    eprintln!("{}", d.to_text(&m, Default::default()));
    eprintln!("{}", d.to_text(&m, adoube_report::text::Look{width:80, ascii:true}));
    eprintln!("{}", d.in_words(&m));
    let _ = MoveSet::EMPTY;
}
