import Foundation

enum Disc: Character {
    case red = "R"
    case yellow = "Y"

    var opponent: Disc { self == .red ? .yellow : .red }
}

enum MoveError: Error, Equatable {
    case columnOutOfRange(Int)
    case columnFull(Int)
    case gameOver
}

struct ConnectFourBoard: Equatable, CustomStringConvertible {
    static let columnCount = 7
    static let rowCount = 6
    private static let winLength = 4
    private static let directions = [(1, 0), (0, 1), (1, 1), (1, -1)]

    private let columns: [[Disc]]

    init() {
        self.init(columns: Array(repeating: [], count: Self.columnCount))
    }

    private init(columns: [[Disc]]) {
        self.columns = columns
    }

    var isFull: Bool {
        columns.allSatisfy { $0.count == Self.rowCount }
    }

    var winner: Disc? {
        for (x, column) in columns.enumerated() {
            for (y, disc) in column.enumerated() {
                for (dx, dy) in Self.directions {
                    let connected = (1..<Self.winLength).allSatisfy { step in
                        self.disc(column: x + dx * step, row: y + dy * step) == disc
                    }
                    if connected { return disc }
                }
            }
        }
        return nil
    }

    func disc(column: Int, row: Int) -> Disc? {
        guard columns.indices.contains(column), columns[column].indices.contains(row) else { return nil }
        return columns[column][row]
    }

    func dropping(_ disc: Disc, inColumn column: Int) throws -> ConnectFourBoard {
        guard columns.indices.contains(column) else { throw MoveError.columnOutOfRange(column) }
        guard winner == nil else { throw MoveError.gameOver }
        guard columns[column].count < Self.rowCount else { throw MoveError.columnFull(column) }

        var next = columns
        next[column].append(disc)
        return ConnectFourBoard(columns: next)
    }

    var description: String {
        (0..<Self.rowCount).reversed()
            .map { row in
                String((0..<Self.columnCount).map { disc(column: $0, row: row)?.rawValue ?? "." })
            }
            .joined(separator: "\n")
    }
}
