import Foundation

enum SeatHoldError: Error, Equatable {
    case seatTaken(String)
    case unknownHold(String)
    case holdExpired(String)
}

struct SeatHold: Equatable {
    let id: String
    let seat: String
    let expiresAt: Date

    func isExpired(at now: Date) -> Bool { now >= expiresAt }
}

final class SeatHoldService {
    private let makeID: () -> String
    private let now: () -> Date
    private let duration: TimeInterval

    private var holds: [String: SeatHold] = [:]
    private(set) var soldSeats: Set<String> = []

    init(
        duration: TimeInterval = 15 * 60,
        makeID: @escaping () -> String = { UUID().uuidString.lowercased() },
        now: @escaping () -> Date = { Date() }
    ) {
        self.duration = duration
        self.makeID = makeID
        self.now = now
    }

    func hold(seat: String) throws -> SeatHold {
        let time = now()
        let isHeld = holds.values.contains { $0.seat == seat && !$0.isExpired(at: time) }
        guard !isHeld, !soldSeats.contains(seat) else { throw SeatHoldError.seatTaken(seat) }

        let hold = SeatHold(id: makeID(), seat: seat, expiresAt: time.addingTimeInterval(duration))
        holds[hold.id] = hold
        return hold
    }

    func confirm(holdID: String) throws -> String {
        guard let hold = holds.removeValue(forKey: holdID) else {
            throw SeatHoldError.unknownHold(holdID)
        }
        guard !hold.isExpired(at: now()) else {
            throw SeatHoldError.holdExpired(holdID)
        }
        soldSeats.insert(hold.seat)
        return hold.seat
    }

    func release(holdID: String) {
        holds[holdID] = nil
    }
}
