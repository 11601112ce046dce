import Foundation

enum Player: String {
    case x = "X"
    case o = "O"

    var opponent: Player { self == .x ? .o : .x }
}

enum GameStatus: Equatable {
    case inProgress(next: Player)
    case won(by: Player, line: [Int])
    case draw
}

enum MoveError: Error, Equatable {
    case outOfBounds(Int)
    case occupied(by: Player)
    case gameOver
}

final class TicTacToe: CustomStringConvertible {
    private static let lines = [
        [0, 1, 2], [3, 4, 5], [6, 7, 8],
        [0, 3, 6], [1, 4, 7], [2, 5, 8],
        [0, 4, 8], [2, 4, 6],
    ]

    private var board = [Player?](repeating: nil, count: 9)
    private(set) var status: GameStatus = .inProgress(next: .x)
    private(set) var history: [Int] = []

    subscript(index: Int) -> Player? { board[index] }

    @discardableResult
    func play(_ index: Int) throws -> GameStatus {
        guard case .inProgress(let player) = status else { throw MoveError.gameOver }
        guard board.indices.contains(index) else { throw MoveError.outOfBounds(index) }
        if let owner = board[index] { throw MoveError.occupied(by: owner) }

        board[index] = player
        history.append(index)
        status = evaluate(after: player)
        return status
    }

    @discardableResult
    func undo() -> Bool {
        guard let last = history.popLast(), let player = board[last] else { return false }
        board[last] = nil
        status = .inProgress(next: player)
        return true
    }

    var description: String {
        stride(from: 0, to: 9, by: 3)
            .map { row in board[row..<row + 3].map { $0?.rawValue ?? "." }.joined() }
            .joined(separator: "\n")
    }

    private func evaluate(after player: Player) -> GameStatus {
        if let line = Self.lines.first(where: { $0.allSatisfy { board[$0] == player } }) {
            return .won(by: player, line: line)
        }
        return history.count == board.count ? .draw : .inProgress(next: player.opponent)
    }
}
