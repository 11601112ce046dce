import Foundation

protocol CachedResource {
    var path: String { get }
    var ttlSeconds: Int64 { get }
}

extension CachedResource {
    var ttlSeconds: Int64 { 300 }

    func cacheKey(userId: String) -> String {
        path
    }
}

struct Catalog: CachedResource {
    let path = "/catalog"
    let ttlSeconds: Int64 = 86_400
}

struct Article: CachedResource {
    let id: Int
    var path: String { "/articles/\(id)" }
}

struct Inbox: CachedResource {
    let path = "/inbox"
    let ttlSeconds: Int64 = 30

    func cacheKey(userId: String) -> String {
        "\(path)#\(userId)"
    }
}

final class ResourceCache {
    private struct Entry {
        let body: String
        let expiresAt: Int64
    }

    private var entries: [String: Entry] = [:]
    private let nowSeconds: () -> Int64

    init(nowSeconds: @escaping () -> Int64) {
        self.nowSeconds = nowSeconds
    }

    func body(of resource: CachedResource, userId: String) -> String? {
        guard let entry = entries[resource.cacheKey(userId: userId)],
              nowSeconds() < entry.expiresAt else { return nil }
        return entry.body
    }

    func store(_ body: String, for resource: CachedResource, userId: String) {
        let entry = Entry(body: body, expiresAt: nowSeconds() + resource.ttlSeconds)
        entries[resource.cacheKey(userId: userId)] = entry
    }

    func clear() {
        entries.removeAll()
    }
}
