import CourtsideKit
import Foundation

class BookingService: IBookingService {
    private let httpClient: IHttpClient

    init(httpClient: IHttpClient) {
        self.httpClient = httpClient
    }

    func fetchBookings(courtId: CourtId, day: Date) -> Promise<[Booking]> {
        let endpoint = "/v2/courts/\(courtId)/bookings"
        let params: [String: Any] = [
            "day": day.toISODay()
        ]
        return httpClient.get(endpoint: endpoint, params: params)
            .then { response in try response.getJSONArray("bookings").map { try Booking(json: $0) } }
    }

    func book(draft: BookingDraft, note: String?) -> Promise<Booking> {
        let endpoint = "/v2/bookings"
        var params: [String: Any] = [
            "court_id": draft.courtId,
            "start_date": draft.start.toISOString(),
            "duration_minutes": draft.minutes,
            "players": draft.players
        ]
        if let note = note {
            params["note"] = note
        }
        return httpClient.post(endpoint: endpoint, params: params)
            .then { response in try Booking(json: response) }
    }

    func cancel(id: BookingId) -> Promise<Booking> {
        let endpoint = "/v2/bookings/\(id)"
        return httpClient.delete(endpoint: endpoint, params: nil)
            .then { response in try Booking(json: response) }
    }
}
