import Foundation

extension Collection where Element == Booking {
    func upcoming(at now: Date) -> [Booking] {
        filter { $0.status == .confirmed && $0.startsAt > now }
            .sorted { $0.startsAt < $1.startsAt }
    }

    func next(at now: Date) -> Booking? {
        upcoming(at: now).first
    }

    func conflicts(with candidate: Booking) -> [Booking] {
        filter {
            $0.id != candidate.id
                && $0.courtId == candidate.courtId
                && $0.status != .cancelled
                && $0.startsAt < candidate.endsAt
                && candidate.startsAt < $0.endsAt
        }
    }

    func revenue(for courtId: Int? = nil) -> Int {
        reduce(0) { sum, booking in
            guard booking.status == .confirmed else { return sum }
            guard courtId == nil || booking.courtId == courtId else { return sum }
            return sum + booking.priceInCents
        }
    }

    func occupancy(openMinutes: Int) -> Int {
        guard openMinutes > 0 else { return 0 }
        let minutes = filter { $0.status == .confirmed }
            .map { Int($0.endsAt.timeIntervalSince($0.startsAt)) / 60 }
            .reduce(0, +)
        return Swift.min(100, minutes * 100 / openMinutes)
    }

    var busiestCourt: Int? {
        let counts = Dictionary(grouping: self, by: \.courtId).mapValues(\.count)
        return counts.min { lhs, rhs in
            lhs.value == rhs.value ? lhs.key < rhs.key : lhs.value > rhs.value
        }?.key
    }
}

extension Array where Element == Booking {
    mutating func replaceOrAppend(_ booking: Booking) {
        if let index = firstIndex(where: { $0.id == booking.id }) {
            self[index] = booking
        } else {
            append(booking)
        }
    }

    mutating func removeCancelled() {
        removeAll { $0.status == .cancelled }
    }
}
