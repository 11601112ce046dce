import Foundation

enum FareFamily {
    case saver, standard, flexible
}

struct Booking {
    let family: FareFamily
    let fareCents: Int
    let taxCents: Int
    let bookedAt: Date
    let departure: Date
}

struct Refund: Equatable {
    let cents: Int
    let feeCents: Int

    static let none = Refund(cents: 0, feeCents: 0)
}

struct CancellationPolicy {
    private enum Window {
        static let grace: TimeInterval = 24 * 3600
        static let early: TimeInterval = 14 * 24 * 3600
        static let late: TimeInterval = 48 * 3600
    }

    var standardFeeCents = 3_500

    func refund(for booking: Booking, cancelledAt now: Date) -> Refund {
        let lead = booking.departure.timeIntervalSince(now)
        guard lead > 0 else { return .none }

        let paid = booking.fareCents + booking.taxCents
        let age = now.timeIntervalSince(booking.bookedAt)
        if age <= Window.grace && lead >= 7 * Window.grace {
            return Refund(cents: paid, feeCents: 0)
        }

        switch booking.family {
        case .flexible:
            return Refund(cents: paid, feeCents: 0)
        case .standard:
            let share = refundableShare(lead: lead)
            let gross = booking.fareCents * share / 100
            let fee = min(gross, standardFeeCents)
            return Refund(cents: gross - fee + booking.taxCents, feeCents: fee)
        case .saver:
            return Refund(cents: booking.taxCents, feeCents: 0)
        }
    }

    func isWorthCancelling(_ booking: Booking, at now: Date) -> Bool {
        refund(for: booking, cancelledAt: now).cents > 0
    }

    private func refundableShare(lead: TimeInterval) -> Int {
        switch lead {
        case Window.early...: return 100
        case Window.late..<Window.early: return 50
        default: return 0
        }
    }
}
