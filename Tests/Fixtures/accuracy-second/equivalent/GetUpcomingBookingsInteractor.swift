import Foundation

protocol GetUpcomingBookingsInteractorProtocol {
    func execute(userId: String, limit: Int) async throws -> [UpcomingBooking]
}

struct UpcomingBooking: Equatable {
    let id: String
    let title: String
    let startsAt: Date
    let canCancel: Bool
}

final class GetUpcomingBookingsInteractor: GetUpcomingBookingsInteractorProtocol {
    private let bookingRepository: BookingRepositoryProtocol
    private let venueRepository: VenueRepositoryProtocol
    private let clock: ClockProtocol
    private let cancellationNotice: TimeInterval = 24 * 3600

    init(
        bookingRepository: BookingRepositoryProtocol,
        venueRepository: VenueRepositoryProtocol,
        clock: ClockProtocol
    ) {
        self.bookingRepository = bookingRepository
        self.venueRepository = venueRepository
        self.clock = clock
    }

    func execute(userId: String, limit: Int) async throws -> [UpcomingBooking] {
        let now = clock.now()
        let bookings = try await bookingRepository.bookings(userId: userId)
            .filter { $0.status == .confirmed && $0.startsAt > now }
            .sorted { ($0.startsAt, $0.id) < ($1.startsAt, $1.id) }
            .prefix(limit)

        guard !bookings.isEmpty else { return [] }

        let venues = try await venueRepository.venues(ids: Set(bookings.map(\.venueId)))
        let venuesById = Dictionary(venues.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })

        return bookings.compactMap { booking in
            guard let venue = venuesById[booking.venueId] else { return nil }
            return UpcomingBooking(
                id: booking.id,
                title: "\(booking.courtName), \(venue.name)",
                startsAt: booking.startsAt,
                canCancel: booking.startsAt.timeIntervalSince(now) >= cancellationNotice
            )
        }
    }
}
