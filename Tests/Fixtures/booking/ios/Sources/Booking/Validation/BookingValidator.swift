import Foundation

/// The rules of the house that need no backend.
class BookingValidator {
    static let minimumPlayers = 2
    static let maximumPlayers = 6

    private let availability: Availability

    init(availability: Availability) {
        self.availability = availability
    }

    func validate(draft: BookingDraft, club: Club, hour: Int, bookings: [Booking]) -> BookingError? {
        if !club.isOpen(hour: hour) {
            return .clubClosed
        }
        if draft.players.count < BookingValidator.minimumPlayers {
            return .tooFewPlayers
        }
        if draft.players.count > BookingValidator.maximumPlayers {
            return .tooManyPlayers(maximum: BookingValidator.maximumPlayers)
        }
        guard availability.isFree(start: draft.start, minutes: draft.minutes, bookings: bookings) else {
            return .slotTaken
        }
        return nil
    }
}
