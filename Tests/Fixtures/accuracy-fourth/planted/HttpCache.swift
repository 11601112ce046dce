import Foundation

struct CachedResponse: Equatable {
    let body: String
    let storedAt: Int64
}

/// Response cache of the signed-in user, with ETags for conditional requests.
final class HttpCache {

    private var responses: [String: CachedResponse] = [:]
    private var etags: [String: String] = [:]
    private var userId: String?

    func cached(_ url: String) -> CachedResponse? {
        responses[url]
    }

    func conditionalHeaders(for url: String) -> [String: String] {
        guard let etag = etags[url] else { return [:] }
        return ["If-None-Match": etag]
    }

    func store(_ body: String, for url: String, etag: String?, at time: Int64) {
        responses[url] = CachedResponse(body: body, storedAt: time)
        etags[url] = etag
    }

    func invalidate(prefix: String) {
        responses = responses.filter { !$0.key.hasPrefix(prefix) }
        etags = etags.filter { !$0.key.hasPrefix(prefix) }
    }

    func invalidate(olderThan time: Int64) {
        let stale = responses.filter { $0.value.storedAt < time }.map(\.key)
        for url in stale {
            responses[url] = nil
            etags[url] = nil
        }
    }

    func userDidChange(to newUserId: String?) {
        guard newUserId != userId else { return }
        userId = newUserId
        responses.removeAll()
        etags.removeAll()
    }
}
