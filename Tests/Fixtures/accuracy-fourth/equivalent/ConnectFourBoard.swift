import Foundation

enum Disc {
    case red, yellow

    var opponent: Disc { self == .red ? .yellow : .red }
}

enum MoveError: Error {
    case gameOver
    case noSuchColumn
    case columnFull
}

struct ConnectFourBoard {
    static let columns = 7
    static let rows = 6

    let turn: Disc
    let winner: Disc?
    private let stacks: [[Disc]]

    init() {
        self.init(stacks: Array(repeating: [], count: Self.columns), turn: .red, winner: nil)
    }

    private init(stacks: [[Disc]], turn: Disc, winner: Disc?) {
        self.stacks = stacks
        self.turn = turn
        self.winner = winner
    }

    var isDraw: Bool {
        winner == nil && stacks.allSatisfy { $0.count == Self.rows }
    }

    var legalColumns: [Int] {
        guard winner == nil else { return [] }
        return stacks.indices.filter { stacks[$0].count < Self.rows }
    }

    func disc(column: Int, row: Int) -> Disc? {
        guard stacks.indices.contains(column), stacks[column].indices.contains(row) else { return nil }
        return stacks[column][row]
    }

    /// The position after the side to move drops a disc; the receiver is left as it is.
    func dropping(in column: Int) throws -> ConnectFourBoard {
        guard winner == nil, !isDraw else { throw MoveError.gameOver }
        guard stacks.indices.contains(column) else { throw MoveError.noSuchColumn }
        guard stacks[column].count < Self.rows else { throw MoveError.columnFull }

        var next = stacks
        next[column].append(turn)
        let candidate = ConnectFourBoard(stacks: next, turn: turn.opponent, winner: nil)
        guard candidate.hasLine(through: column, row: next[column].count - 1, of: turn) else { return candidate }
        return ConnectFourBoard(stacks: next, turn: turn.opponent, winner: turn)
    }

    private func hasLine(through column: Int, row: Int, of color: Disc) -> Bool {
        let axes = [(1, 0), (0, 1), (1, 1), (1, -1)]
        return axes.contains { dx, dy in
            let forward = run(fromColumn: column, row: row, dx: dx, dy: dy, of: color)
            let backward = run(fromColumn: column, row: row, dx: -dx, dy: -dy, of: color)
            return forward + backward + 1 >= 4
        }
    }

    private func run(fromColumn column: Int, row: Int, dx: Int, dy: Int, of color: Disc) -> Int {
        (1...3).prefix { disc(column: column + $0 * dx, row: row + $0 * dy) == color }.count
    }
}
