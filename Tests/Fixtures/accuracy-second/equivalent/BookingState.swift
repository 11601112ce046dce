import Foundation

enum BookingState: Equatable {
    case draft
    case requested(at: Date)
    case confirmed(code: String)
    case declined(reason: String?)
    case cancelled(by: Actor, at: Date)

    enum Actor: String {
        case guest, host, system
    }
}

enum BookingEvent {
    case submit(at: Date)
    case confirm(code: String)
    case decline(reason: String?)
    case cancel(by: BookingState.Actor, at: Date)
    case reopen
}

struct BookingTransitionError: Error {
    let state: BookingState
}

extension BookingState {
    func applying(_ event: BookingEvent) throws -> BookingState {
        switch (self, event) {
        case (.draft, .submit(let date)):
            return .requested(at: date)
        case (.requested, .confirm(let code)) where !code.isEmpty:
            return .confirmed(code: code)
        case (.requested, .decline(let reason)):
            return .declined(reason: reason)
        case (.requested, .cancel(let actor, let date)), (.confirmed, .cancel(let actor, let date)):
            return .cancelled(by: actor, at: date)
        case (.declined, .reopen):
            return .draft
        default:
            throw BookingTransitionError(state: self)
        }
    }

    var isActive: Bool {
        switch self {
        case .requested, .confirmed: return true
        case .draft, .declined, .cancelled: return false
        }
    }

    var analyticsName: String {
        switch self {
        case .draft: return "draft"
        case .requested: return "requested"
        case .confirmed: return "confirmed"
        case .declined(let reason): return reason == nil ? "declined" : "declined_with_reason"
        case .cancelled(let actor, _): return "cancelled_by_\(actor.rawValue)"
        }
    }

    func isRefundable(at now: Date, checkIn: Date) -> Bool {
        guard case .confirmed = self else { return false }
        return checkIn.timeIntervalSince(now) >= 48 * 60 * 60
    }
}
