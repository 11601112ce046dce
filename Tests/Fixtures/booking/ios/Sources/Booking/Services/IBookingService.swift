import CourtsideKit
import Foundation

/// Bookings as the backend keeps them.
public protocol IBookingService {
    func fetchBookings(courtId: CourtId, day: Date) -> Promise<[Booking]>
    func book(draft: BookingDraft, note: String?) -> Promise<Booking>
    func cancel(id: BookingId) -> Promise<Booking>
}
