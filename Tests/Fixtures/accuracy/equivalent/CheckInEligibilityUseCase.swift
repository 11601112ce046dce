import Foundation

struct Booking {
    let reference: String
    let departure: Date
    let isInternational: Bool
    let isCancelled: Bool
    let travellers: [Traveller]
}

struct Traveller {
    let name: String
    let passportExpiry: Date?
    let isCheckedIn: Bool
}

enum CheckInEligibility: Equatable {
    case open(names: [String])
    case done
    case notYet(opensIn: String)
    case closed
    case missingPassport(name: String)
    case expiredPassport(name: String)
    case unavailable(String)
}

protocol BookingSource {
    func booking(reference: String) async throws -> Booking?
}

struct CheckInEligibilityUseCase {
    private static let hour: TimeInterval = 3600
    private static let opensBefore: TimeInterval = 24 * hour

    let source: BookingSource
    let now: () -> Date

    init(source: BookingSource, now: @escaping () -> Date = { Date() }) {
        self.source = source
        self.now = now
    }

    func execute(reference: String) async throws -> CheckInEligibility {
        let code = reference.replacingOccurrences(of: " ", with: "").uppercased()
        guard !code.isEmpty else { return .unavailable("Enter your booking reference") }
        guard let booking = try await source.booking(reference: code) else {
            return .unavailable("We can't find booking \(code)")
        }
        guard !booking.isCancelled else {
            return .unavailable("This booking has been cancelled")
        }

        let waiting = booking.travellers.filter { !$0.isCheckedIn }
        guard !waiting.isEmpty else { return .done }

        let untilDeparture = booking.departure.timeIntervalSince(now())
        let closesBefore = booking.isInternational ? Self.hour : Self.hour / 2
        if untilDeparture < closesBefore { return .closed }
        if untilDeparture > Self.opensBefore {
            return .notYet(opensIn: Self.text(untilDeparture - Self.opensBefore))
        }

        if booking.isInternational {
            for traveller in waiting {
                guard let expiry = traveller.passportExpiry else {
                    return .missingPassport(name: traveller.name)
                }
                if expiry <= booking.departure {
                    return .expiredPassport(name: traveller.name)
                }
            }
        }
        return .open(names: waiting.map(\.name))
    }

    /// Days and hours, the started hour counting in full: "1 day 3 hours".
    private static func text(_ interval: TimeInterval) -> String {
        let hours = Int((interval / hour).rounded(.up))
        return [(hours / 24, "day"), (hours % 24, "hour")]
            .filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
            .joined(separator: " ")
    }
}
