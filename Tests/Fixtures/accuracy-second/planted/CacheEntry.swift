import Foundation

struct CacheMetadataDTO: Decodable {
    let etag: String?
    let storedAt: Int64
    let ttl: Int64

    enum CodingKeys: String, CodingKey {
        case etag
        case storedAt = "stored_at"
        case ttl = "ttl_seconds"
    }
}

struct CacheEntry {
    let etag: String?
    let storedAt: Date
    let expiresAt: Date
    let body: String

    init(metadata: CacheMetadataDTO, body: String) {
        let storedAt = Date(timeIntervalSince1970: TimeInterval(metadata.storedAt))
        self.etag = metadata.etag.flatMap { $0.isEmpty ? nil : $0 }
        self.storedAt = storedAt
        self.expiresAt = storedAt.addingTimeInterval(TimeInterval(max(metadata.ttl, 0)))
        self.body = body
    }

    func isFresh(at date: Date) -> Bool {
        date < expiresAt
    }

    func canServeStale(at date: Date, grace: TimeInterval = 300) -> Bool {
        date < expiresAt.addingTimeInterval(grace)
    }

    var conditionalHeaders: [String: String] {
        guard let etag = etag else { return [:] }
        return ["If-None-Match": etag]
    }
}
