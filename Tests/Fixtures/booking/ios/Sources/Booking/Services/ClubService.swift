import CourtsideKit
import Foundation

/// Clubs as the backend keeps them.
public protocol IClubService {
    func search(coordinate: Coordinate, radius: Int) -> Promise<[Club]>
    func fetchDetail(id: ClubId) -> Promise<Club>
}

class ClubService: IClubService {
    private let httpClient: IHttpClient

    init(httpClient: IHttpClient) {
        self.httpClient = httpClient
    }

    func search(coordinate: Coordinate, radius: Int) -> Promise<[Club]> {
        let endpoint = "/v2/clubs"
        let params: [String: Any] = [
            "latitude": coordinate.latitude,
            "longitude": coordinate.longitude,
            "radius": radius,
            "status": "ACTIVE"
        ]
        return httpClient.get(endpoint: endpoint, params: params)
            .then { response in try response.getJSONArray("clubs").map { try Club(json: $0) } }
    }

    func fetchDetail(id: ClubId) -> Promise<Club> {
        let endpoint = "/v2/clubs/\(id)"
        return httpClient.get(endpoint: endpoint, params: nil)
            .then { response in try Club(json: response) }
    }
}
