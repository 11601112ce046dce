import Foundation

/// Why a booking cannot be made, before the backend is asked.
public enum BookingError: Error {
    case clubClosed
    case slotTaken
    case tooFewPlayers
    case tooManyPlayers(maximum: Int)
    case invalidPhone(phone: String)

    public var messageKey: String {
        switch self {
        case .clubClosed:
            return "booking_error_club_closed"
        case .slotTaken:
            return "booking_error_slot_taken"
        case .tooFewPlayers:
            return "booking_error_too_few_players"
        case .tooManyPlayers:
            return "booking_error_too_many_players"
        case .invalidPhone:
            return "booking_error_invalid_phone"
        }
    }
}
