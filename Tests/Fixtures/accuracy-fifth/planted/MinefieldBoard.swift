import Foundation

struct Position: Hashable {
    let row: Int
    let column: Int
}

enum RevealResult: Equatable {
    case ignored
    case safe(opened: Int)
    case exploded
    case won
}

final class MinefieldBoard {
    let rows: Int
    let columns: Int
    private let mines: Set<Position>
    private var opened: Set<Position> = []
    private var flags: Set<Position> = []
    private var isExploded = false

    init(rows: Int, columns: Int, mines: Set<Position>) {
        self.rows = rows
        self.columns = columns
        self.mines = mines
    }

    var isWon: Bool { !isExploded && opened.count == rows * columns - mines.count }
    var isOver: Bool { isExploded || isWon }
    var flagsLeft: Int { mines.count - flags.count }

    func toggleFlag(at position: Position) {
        guard !isOver, isInside(position), !opened.contains(position) else { return }
        if flags.remove(position) == nil {
            flags.insert(position)
        }
    }

    func reveal(_ position: Position) -> RevealResult {
        guard !isOver, isInside(position) else { return .ignored }
        guard !opened.contains(position) else { return .ignored }
        guard !flags.contains(position) else { return .ignored }

        if mines.contains(position) {
            isExploded = true
            return .exploded
        }

        let before = opened.count
        flood(from: position)
        return isWon ? .won : .safe(opened: opened.count - before)
    }

    func adjacentMines(to position: Position) -> Int {
        neighbours(of: position).filter(mines.contains).count
    }

    private func flood(from start: Position) {
        var queue = [start]
        while let next = queue.popLast() {
            guard opened.insert(next).inserted else { continue }
            flags.remove(next)
            if adjacentMines(to: next) == 0 {
                queue.append(contentsOf: neighbours(of: next))
            }
        }
    }

    private func neighbours(of position: Position) -> [Position] {
        (-1...1).flatMap { dr in
            (-1...1).map { dc in Position(row: position.row + dr, column: position.column + dc) }
        }
        .filter { $0 != position && isInside($0) }
    }

    private func isInside(_ position: Position) -> Bool {
        (0..<rows).contains(position.row) && (0..<columns).contains(position.column)
    }
}
