import Foundation

protocol Endpoint {
    var path: String { get }
    var timeToLive: TimeInterval { get }
}

extension Endpoint {
    var timeToLive: TimeInterval { 120 }

    var cacheKey: String { "GET:\(path)" }
}

struct CatalogEndpoint: Endpoint {
    let section: String

    var path: String { "/catalog/\(section)" }
    var timeToLive: TimeInterval { 900 }
}

struct AccountEndpoint: Endpoint {
    let accountID: String

    var path: String { "/account/summary" }
    var cacheKey: String { "GET:\(path)#\(accountID)" }
}

final class EndpointCache {
    private let now: () -> Date
    private var entries: [String: (body: Data, expiresAt: Date)] = [:]

    init(now: @escaping () -> Date = Date.init) {
        self.now = now
    }

    func body(for endpoint: any Endpoint) -> Data? {
        guard let entry = entries[endpoint.cacheKey], entry.expiresAt > now() else {
            return nil
        }
        return entry.body
    }

    func store(_ body: Data, for endpoint: any Endpoint) {
        guard endpoint.timeToLive > 0 else { return }
        entries[endpoint.cacheKey] = (body, now().addingTimeInterval(endpoint.timeToLive))
    }

    func invalidate(_ endpoint: any Endpoint) {
        entries[endpoint.cacheKey] = nil
    }
}
