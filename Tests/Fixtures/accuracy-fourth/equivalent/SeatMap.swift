import Foundation

struct Seat: Hashable {
    enum Position { case window, middle, aisle }

    let row: Int
    let letter: Character

    var position: Position {
        switch letter {
        case "A", "F": return .window
        case "B", "E": return .middle
        default: return .aisle
        }
    }

    init(row: Int, letter: Character) {
        self.row = row
        self.letter = letter
    }

    init?(label: String) {
        let text = label.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        guard let letter = text.last, "ABCDEF".contains(letter) else { return nil }
        let digits = text.dropLast()
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let row = Int(digits) else { return nil }
        guard (1...99).contains(row) else { return nil }
        self.init(row: row, letter: letter)
    }
}

extension Seat: CustomStringConvertible {
    var description: String { "\(row)\(letter)" }
}

final class SeatMap {
    let rows: Int
    let exitRows: Set<Int>
    private(set) var occupied: Set<Seat>

    init(rows: Int, exitRows: Set<Int>, occupied: Set<Seat>) {
        self.rows = rows
        self.exitRows = exitRows
        self.occupied = occupied
    }

    func isFree(_ seat: Seat) -> Bool {
        seat.row >= 1 && seat.row <= rows && !occupied.contains(seat)
    }

    func feeCents(for seat: Seat) -> Int {
        switch (seat.row, seat.position) {
        case let (row, _) where exitRows.contains(row): return 3_500
        case (...5, _): return 2_500
        case (_, .middle): return 0
        default: return 1_200
        }
    }

    /// First group of neighbouring free seats on one side of the aisle, front to back.
    func firstBlock(of size: Int) -> [Seat]? {
        guard (1...3).contains(size) else { return nil }
        for row in stride(from: 1, through: rows, by: 1) {
            for side in ["ABC", "DEF"] {
                let seats = side.map { Seat(row: row, letter: $0) }
                for start in 0...(seats.count - size) {
                    let block = seats[start..<start + size]
                    if block.allSatisfy(isFree) { return Array(block) }
                }
            }
        }
        return nil
    }

    @discardableResult
    func occupy(_ seat: Seat) -> Bool {
        guard isFree(seat) else { return false }
        occupied.insert(seat)
        return true
    }
}
