import Foundation

protocol Endpoint {
    var path: String { get }
    var method: String { get }
}

extension Endpoint {
    var method: String { "GET" }
    var timeoutSeconds: Int { 30 }
}

struct ListPhotos: Endpoint {
    let albumId: String
    var path: String { "albums/\(albumId)/photos" }
}

struct DeletePhoto: Endpoint {
    let photoId: String
    var path: String { "photos/\(photoId)" }
    var method: String { "DELETE" }
}

struct UploadPhoto: Endpoint {
    let albumId: String
    var path: String { "albums/\(albumId)/photos" }
    var method: String { "POST" }
    var timeoutSeconds: Int { 180 }
}

struct CallPlan: Equatable {
    let method: String
    let url: String
    let timeoutSeconds: Int
    let isRetrySafe: Bool
}

struct CallPlanner {
    let baseURL: String

    func plan(_ endpoint: Endpoint) -> CallPlan {
        CallPlan(
            method: endpoint.method,
            url: baseURL + "/" + endpoint.path,
            timeoutSeconds: endpoint.timeoutSeconds,
            isRetrySafe: endpoint.method != "POST"
        )
    }

    func plan(_ endpoints: [Endpoint]) -> [CallPlan] {
        endpoints.map { plan($0) }
    }
}
