//! The position before a turn with all that rulings ask of it, computed once.

use shakmaty::{
    Bitboard, CastlingMode, Chess, Color, Move, Position as _, Role, Square, san::San, san::SanPlus, uci::UciMove,
};

use super::{Board, End, MoveId, MoveSet, Position, ending, unit_at};

/// Castling with one rook, when it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Castling {
    /// Number of the castling move.
    pub id: MoveId,
    /// The rook's square before castling.
    pub rook: Square,
    /// Where the king goes.
    pub king_to: Square,
    /// Where the rook goes.
    pub rook_to: Square,
}

/// The position before a turn, its legal moves and their summaries.
#[derive(Clone, Debug)]
pub struct Scene {
    position: Position,
    /// How many legal moves there are.
    count: usize,
    /// Four columns of a byte a move: where it starts, the square of the unit that it takes, where it goes, its kind.
    /// Each is filled up to a multiple of eight.
    bytes: Vec<u8>,
    /// Length of a column.
    column: usize,
    all: MoveSet,
    movable: Bitboard,
    capturable: Bitboard,
    castlings: [Option<Castling>; 2],
    castling_moves: MoveSet,
}

/// Stands in the column of taken squares for "nothing is taken".
const NOTHING: u8 = 64;

/// Kinds of moves; a promotion is told by its piece.
mod kind {
    pub(super) const PLAIN: u8 = 0;
    pub(super) const EN_PASSANT: u8 = 7;
    pub(super) const CASTLING: u8 = 8;
}

impl Scene {
    /// Lists the legal moves of the position and sums them up.
    pub fn new(position: Position) -> Scene {
        let mut list = position.chess.legal_moves();
        // Where a king was left in check it could be taken; no edition knows such a move.
        if position.king_en_prise
            && let Some(king) = position.board().king_of(!position.turn())
        {
            list.retain(|m| m.to() != king || m.is_castle());
        }
        let count = list.len();
        let column = count.next_multiple_of(8);
        let mut bytes = vec![NOTHING; 4 * column];
        let (mut movable, mut capturable) = (Bitboard::EMPTY, Bitboard::EMPTY);
        let mut castlings = [None; 2];
        let mut castling_moves = MoveSet::EMPTY;
        let (starts, rest) = bytes.split_at_mut(column);
        let (takes, rest) = rest.split_at_mut(column);
        let (goes, kinds) = rest.split_at_mut(column);
        let columns = starts.iter_mut().zip(takes).zip(goes).zip(kinds);
        for (index, (m, (((start, take), goal), kind))) in list.iter().zip(columns).enumerate() {
            let (from, to) = match *m {
                Move::Normal { from, to, capture, promotion, .. } => {
                    *kind = promotion.map_or(kind::PLAIN, |role| role as u8);
                    if capture.is_some() {
                        *take = to as u8;
                        capturable.add(to);
                    }
                    (from, to)
                }
                Move::EnPassant { from, to } => {
                    let pawn = Square::from_coords(to.file(), from.rank());
                    *kind = kind::EN_PASSANT;
                    *take = pawn as u8;
                    capturable.add(pawn);
                    (from, to)
                }
                Move::Castle { king, rook } => {
                    let (king_to, rook_to) = castling_squares(king, rook);
                    let id = MoveId(index as u8);
                    castlings[usize::from(rook > king)] = Some(Castling { id, rook, king_to, rook_to });
                    castling_moves.insert(id);
                    *kind = kind::CASTLING;
                    (king, rook)
                }
                // Drops belong to another game.
                Move::Put { to, .. } => (to, to),
            };
            *start = from as u8;
            *goal = to as u8;
            movable.add(from);
        }
        let all = MoveSet::first(count);
        Scene { position, count, bytes, column, all, movable, capturable, castlings, castling_moves }
    }

    /// The position itself.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Color {
        self.position.turn()
    }

    /// Every legal move.
    pub fn all(&self) -> MoveSet {
        self.all
    }

    /// Whether the unit of that square can move at all.
    pub fn can_move(&self, square: Square) -> bool {
        self.movable.contains(square)
    }

    /// Whether the enemy unit of that square can be taken, also in passing.
    pub fn can_be_taken(&self, square: Square) -> bool {
        self.capturable.contains(square)
    }

    /// The legal moves of the unit on that square; castling counts as a move of the king.
    pub fn moves_of(&self, square: Square) -> MoveSet {
        if self.can_move(square) { MoveSet::matching(&self.bytes[..self.column], square as u8) } else { MoveSet::EMPTY }
    }

    /// The legal captures of the enemy unit on that square; a pawn taken in passing counts on its own square.
    pub fn captures_of(&self, square: Square) -> MoveSet {
        if self.can_be_taken(square) {
            MoveSet::matching(&self.bytes[self.column..2 * self.column], square as u8)
        } else {
            MoveSet::EMPTY
        }
    }

    /// The legal castlings, queen side first.
    pub fn castlings(&self) -> impl Iterator<Item = Castling> + '_ {
        self.castlings.iter().flatten().copied()
    }

    /// Castling with the rook of that square, when it is legal.
    pub fn castling_with(&self, rook: Square) -> Option<Castling> {
        self.castlings().find(|c| c.rook == rook)
    }

    /// All castling moves.
    pub fn castling_moves(&self) -> MoveSet {
        self.castling_moves
    }

    /// The square of the king of the side to move.
    pub fn king(&self) -> Option<Square> {
        self.position.board().king_of(self.turn())
    }

    /// The legal move, not castling and not a promotion, of the unit on `from` to `to`.
    pub fn plain_move(&self, from: Square, to: Square) -> Option<MoveId> {
        let goes = |id: &MoveId| self.goal_of(*id) == Some(to);
        let plain = |id: &MoveId| matches!(self.kind(*id), kind::PLAIN | kind::EN_PASSANT);
        self.moves_of(from).iter().find(|id| goes(id) && plain(id))
    }

    /// The legal promotions of the pawn on `from` on the square `to`.
    pub fn promotions(&self, from: Square, to: Square) -> MoveSet {
        let promotes = |id: &MoveId| self.promoted_to(*id).is_some();
        let moves = self.moves_of(from).and(self.moves_to(to)).iter().filter(promotes);
        moves.fold(MoveSet::EMPTY, |set, id| set.or(MoveSet::only(id)))
    }

    /// The legal promotion of the pawn on `from` to `role` on the square `to`.
    pub fn promotion(&self, from: Square, to: Square, role: Role) -> Option<MoveId> {
        self.promotions(from, to).iter().find(|id| self.promoted_to(*id) == Some(role))
    }

    /// Pawns that could be promoted on the square `to`.
    pub fn pawns_promoting_on(&self, to: Square) -> Bitboard {
        let promotes = |id: &MoveId| self.promoted_to(*id).is_some();
        self.moves_to(to).iter().filter(promotes).filter_map(|id| self.start_of(id)).collect()
    }

    /// The square of the pawn that the move takes in passing.
    pub fn taken_in_passing(&self, id: MoveId) -> Option<Square> {
        self.taken_by(id).filter(|_| self.kind(id) == kind::EN_PASSANT)
    }

    /// The square of the unit that the move takes.
    pub fn taken_by(&self, id: MoveId) -> Option<Square> {
        self.square(1, id)
    }

    /// The square that the move starts from.
    pub fn start_of(&self, id: MoveId) -> Option<Square> {
        self.square(0, id)
    }

    /// The square that the move goes to; of castling, the rook's.
    pub fn goal_of(&self, id: MoveId) -> Option<Square> {
        self.square(2, id)
    }

    /// Whether the move castles.
    pub fn is_castling(&self, id: MoveId) -> bool {
        self.kind(id) == kind::CASTLING
    }

    /// Whether the move leads to that board.
    pub fn leads_to(&self, id: MoveId, board: &Board) -> bool {
        self.chess_after(id).is_some_and(|chess| chess.board() == board)
    }

    /// The position after the move.
    pub fn position_after(&self, id: MoveId) -> Option<Position> {
        self.chess_after(id).map(|chess| Position { chess, mode: self.position.mode, king_en_prise: false })
    }

    /// How the position itself ends the game, if it does.
    pub fn end(&self) -> Option<End> {
        ending::end_of(&self.position.chess)
    }

    /// How the move ends the game by itself, if it does.
    pub fn end_after(&self, id: MoveId) -> Option<End> {
        if self.kind(id) == kind::PLAIN && ending::goes_on(&self.board_after(id)?, !self.turn()) {
            return None;
        }
        self.chess_after(id).and_then(|chess| ending::end_of(&chess))
    }

    /// The board after a move that sets down no more than the unit that starts.
    fn board_after(&self, id: MoveId) -> Option<Board> {
        let (from, to) = (self.start_of(id)?, self.square(2, id)?);
        let mut board = self.position.board().clone();
        let unit = unit_at(&board, from)?;
        board.discard_piece_at(from);
        board.set_piece_at(to, unit);
        Some(board)
    }

    fn chess_after(&self, id: MoveId) -> Option<Chess> {
        let m = self.get(id)?;
        let mut chess = self.position.chess.clone();
        chess.play_unchecked(m);
        Some(chess)
    }

    /// The move in UCI (Chess960 castling is king takes rook).
    pub fn uci(&self, id: MoveId) -> String {
        self.get(id).map_or_else(String::new, |m| UciMove::from_move(m, self.position.mode).to_string())
    }

    /// The moves in UCI, sorted.
    pub fn uci_list(&self, set: MoveSet) -> Vec<String> {
        let mut list: Vec<String> = set.iter().map(|id| self.uci(id)).collect();
        list.sort_unstable();
        list
    }

    /// The move in SAN with its check or mate sign.
    pub fn san(&self, id: MoveId) -> String {
        self.get(id).map_or_else(String::new, |m| {
            let san = San::disambiguate(m, &self.position.chess.legal_moves());
            let mut after = self.position.chess.clone();
            after.play_unchecked(m);
            let suffix = shakmaty::san::Suffix::from_position(&after);
            SanPlus { san, suffix }.to_string()
        })
    }

    /// The moves in SAN, in the order of the move list.
    pub fn san_list(&self, set: MoveSet) -> Vec<String> {
        set.iter().map(|id| self.san(id)).collect()
    }

    /// The legal move written in UCI.
    pub fn by_uci(&self, text: &str) -> Option<MoveId> {
        self.all.iter().find(|id| self.uci(*id) == text).or_else(|| {
            // Standard castling may also be written king takes rook, and the other way round.
            let m = text.parse::<UciMove>().ok()?.to_move(&self.position.chess).ok()?;
            self.find(|own| own == m)
        })
    }

    /// Whether the position is a Chess960 one.
    pub fn is_chess960(&self) -> bool {
        self.position.mode == CastlingMode::Chess960
    }

    fn moves_to(&self, to: Square) -> MoveSet {
        MoveSet::matching(&self.bytes[2 * self.column..3 * self.column], to as u8)
    }

    fn byte(&self, column: usize, id: MoveId) -> u8 {
        let index = usize::from(id.0);
        if index < self.count { self.bytes[column * self.column + index] } else { NOTHING }
    }

    fn square(&self, column: usize, id: MoveId) -> Option<Square> {
        Square::try_from(u32::from(self.byte(column, id))).ok()
    }

    fn kind(&self, id: MoveId) -> u8 {
        self.byte(3, id)
    }

    fn promoted_to(&self, id: MoveId) -> Option<Role> {
        Role::ALL.into_iter().find(|role| *role as u8 == self.kind(id)).filter(|role| *role != Role::Pawn)
    }

    /// The move as the chess library writes it.
    fn get(&self, id: MoveId) -> Option<Move> {
        let (from, to) = (self.start_of(id)?, self.square(2, id)?);
        let board = self.position.board();
        Some(match self.kind(id) {
            kind::EN_PASSANT => Move::EnPassant { from, to },
            kind::CASTLING => Move::Castle { king: from, rook: to },
            promotion => Move::Normal {
                role: unit_at(board, from)?.role,
                from,
                capture: unit_at(board, to).map(|unit| unit.role),
                to,
                promotion: if promotion == kind::PLAIN { None } else { self.promoted_to(id) },
            },
        })
    }

    fn find(&self, wanted: impl Fn(Move) -> bool) -> Option<MoveId> {
        self.all.iter().find(|id| self.get(*id).is_some_and(&wanted))
    }
}

/// Where king and rook go when that king castles with that rook.
pub fn castling_squares(king: Square, rook: Square) -> (Square, Square) {
    let (king_file, rook_file) =
        if rook > king { (shakmaty::File::G, shakmaty::File::F) } else { (shakmaty::File::C, shakmaty::File::D) };
    (Square::from_coords(king_file, king.rank()), Square::from_coords(rook_file, king.rank()))
}
