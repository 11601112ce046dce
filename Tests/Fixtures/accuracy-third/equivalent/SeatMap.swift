import Foundation

struct Seat: Hashable, CustomStringConvertible {
    let row: Int
    let column: Int

    /// "1A" is the seat in the first row and the first column.
    var description: String {
        let letter = Character(UnicodeScalar(UInt8(65 + column)))
        return "\(row + 1)\(letter)"
    }
}

struct SeatMap: Equatable {
    let rows: Int
    let columns: Int
    /// There is an aisle to the right of each of these columns.
    let aisles: Set<Int>
    let taken: Set<Seat>

    init(rows: Int, columns: Int, aisles: Set<Int> = [], taken: Set<Seat> = []) {
        precondition(rows > 0 && (1...26).contains(columns))
        self.rows = rows
        self.columns = columns
        self.aisles = aisles
        self.taken = taken
    }

    var freeCount: Int {
        rows * columns - taken.filter(exists).count
    }

    func isFree(_ seat: Seat) -> Bool {
        exists(seat) && !taken.contains(seat)
    }

    func reserving(_ seats: [Seat]) -> SeatMap? {
        guard Set(seats).count == seats.count, seats.allSatisfy(isFree) else { return nil }
        return SeatMap(rows: rows, columns: columns, aisles: aisles, taken: taken.union(seats))
    }

    /// Neighbouring free seats without an aisle in between; rows near the middle come first.
    func bestBlock(of size: Int) -> [Seat]? {
        guard size > 0, size <= columns else { return nil }
        let byDistance = (0..<rows).sorted { (distance($0), $0) < (distance($1), $1) }

        for row in byDistance {
            for first in 0...(columns - size) {
                let block = (first..<first + size).map { Seat(row: row, column: $0) }
                let crossesAisle = block.dropLast().contains { aisles.contains($0.column) }
                if !crossesAisle, block.allSatisfy(isFree) {
                    return block
                }
            }
        }
        return nil
    }

    private func distance(_ row: Int) -> Int {
        abs(2 * row - (rows - 1))
    }

    private func exists(_ seat: Seat) -> Bool {
        (0..<rows).contains(seat.row) && (0..<columns).contains(seat.column)
    }
}
