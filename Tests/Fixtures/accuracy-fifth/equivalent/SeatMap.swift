import Foundation

struct SeatPosition: Hashable, Comparable, CustomStringConvertible {
    let row: Int
    let column: Character

    var description: String { "\(row)\(column)" }

    static func < (lhs: SeatPosition, rhs: SeatPosition) -> Bool {
        (lhs.row, lhs.column) < (rhs.row, rhs.column)
    }
}

enum SeatStatus: Equatable {
    case free
    case occupied
    case blocked(reason: String)
}

struct SeatMap: Equatable {
    let rowCount: Int
    let columns: [Character]
    private var statuses: [SeatPosition: SeatStatus]

    init(rowCount: Int, columns: [Character], statuses: [SeatPosition: SeatStatus] = [:]) {
        precondition(rowCount > 0, "A cabin needs at least one row")
        self.rowCount = rowCount
        self.columns = columns
        self.statuses = statuses
    }

    var freeSeats: [SeatPosition] {
        (1...rowCount)
            .flatMap { row in columns.map { SeatPosition(row: row, column: $0) } }
            .filter(isFree)
    }

    func contains(_ position: SeatPosition) -> Bool {
        (1...rowCount).contains(position.row) && columns.contains(position.column)
    }

    func status(at position: SeatPosition) -> SeatStatus? {
        guard contains(position) else { return nil }
        return statuses[position, default: .free]
    }

    func isFree(_ position: SeatPosition) -> Bool {
        status(at: position) == .free
    }

    /// Returns a changed copy; positions outside of the cabin leave the map as it is.
    func setting(_ status: SeatStatus, at position: SeatPosition) -> SeatMap {
        guard contains(position) else { return self }
        var copy = self
        copy.statuses[position] = status
        return copy
    }

    /// The first run of free seats side by side, front rows first.
    func firstBlock(of size: Int) -> [SeatPosition]? {
        guard size > 0, size <= columns.count else { return nil }
        for row in 1...rowCount {
            for start in 0...(columns.count - size) {
                let block = columns[start..<(start + size)].map { SeatPosition(row: row, column: $0) }
                if block.allSatisfy(isFree) {
                    return block
                }
            }
        }
        return nil
    }
}
