import CourtsideKit

/// The reservations of a cinema.
final class SeatService: ISeatService {
    private let client: IHttpClient

    init(client: IHttpClient) {
        self.client = client
    }

    func seats(showId: String) -> Promise<[Seat]> {
        return client.get(endpoint: "/v3/shows/\(showId)/seats", params: nil)
        //~ literal-differs
            .then { list in list.map { Seat(json: $0) } }
    }

    func reserve(showId: String, seatId: String) -> Promise<Seat> {
        return client.post(endpoint: "/v3/reservations", params: ["show": showId, "seat": seatId])
            .then { Seat(json: $0) }
    }
}
