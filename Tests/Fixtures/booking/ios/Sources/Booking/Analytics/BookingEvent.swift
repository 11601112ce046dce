import Foundation

/// What the product team wants to know about bookings.
public enum BookingEvent {
    case clubListShown
    case bookingConfirmed(courtId: CourtId, total: Double)
    case bookingCancelled(bookingId: BookingId)
    case bookingFailed(reason: String)

    public var name: String {
        switch self {
        case .clubListShown:
            return "club_list_shown"
        case .bookingConfirmed:
            return "booking_confirmed"
        case .bookingCancelled:
            return "booking_cancelled"
        case .bookingFailed:
            return "booking_failed"
        }
    }
}
