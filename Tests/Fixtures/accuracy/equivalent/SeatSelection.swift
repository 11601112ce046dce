import Foundation

struct Seat: Hashable {
    let row: Int
    let letter: String

    var label: String { "\(row)\(letter)" }
}

struct Passenger: Equatable {
    let id: String
    let name: String
    let isInfant: Bool
    let isChild: Bool
}

struct SeatSelection {

    enum Outcome: Equatable {
        case assigned(passengerId: String, seat: String)
        case released(passengerId: String)
        case rejected(String)
    }

    private(set) var assignments: [String: Seat] = [:]
    private(set) var activePassengerId: String?

    private let passengers: [Passenger]
    private let occupied: Set<Seat>
    private let exitRows: Set<Int>
    private let prices: [Int: Int]

    /// `prices` maps a row to its price in cents; rows without one are free.
    init(passengers: [Passenger], occupied: Set<Seat>, exitRows: Set<Int>, prices: [Int: Int]) {
        // Infants sit on a lap.
        self.passengers = passengers.filter { !$0.isInfant }
        self.occupied = occupied
        self.exitRows = exitRows
        self.prices = prices
        activePassengerId = self.passengers.first?.id
    }

    var isComplete: Bool { assignments.count == passengers.count }

    var totalCents: Int {
        assignments.values.reduce(0) { $0 + (prices[$1.row] ?? 0) }
    }

    var summary: String {
        let taken = passengers.compactMap { passenger in
            assignments[passenger.id].map { "\(passenger.name) \($0.label)" }
        }
        return taken.isEmpty ? "No seats selected" : taken.joined(separator: ", ")
    }

    mutating func activate(_ passengerId: String) {
        guard passengers.contains(where: { $0.id == passengerId }) else { return }
        activePassengerId = passengerId
    }

    mutating func tap(_ seat: Seat) -> Outcome {
        if let owner = assignments.first(where: { $0.value == seat })?.key {
            assignments[owner] = nil
            activePassengerId = owner
            return .released(passengerId: owner)
        }
        guard !occupied.contains(seat) else {
            return .rejected("Seat \(seat.label) is taken")
        }
        guard let passenger = passengers.first(where: { $0.id == activePassengerId }) else {
            return .rejected("Everyone has a seat")
        }
        if passenger.isChild && exitRows.contains(seat.row) {
            return .rejected("Children can't sit in an exit row")
        }
        assignments[passenger.id] = seat
        activePassengerId = nextWithoutSeat(after: passenger.id)
        return .assigned(passengerId: passenger.id, seat: seat.label)
    }

    /// The next one in order who still stands, starting over at the top; nil if all are seated.
    private func nextWithoutSeat(after id: String) -> String? {
        let index = passengers.firstIndex { $0.id == id } ?? 0
        let rotated = passengers[(index + 1)...] + passengers[...index]
        return rotated.first { assignments[$0.id] == nil }?.id
    }
}
