import Foundation

public struct UploadSummary: Equatable {
    public var uploaded = 0
    public var dropped = 0
    public var remaining = 0
}

public actor BatchUploader {
    private let api: EventsApi
    private let store: EventStore
    private let batchSize: Int
    private let maxEventBytes: Int

    public init(api: EventsApi, store: EventStore, batchSize: Int = 100, maxEventBytes: Int = 32 * 1024) {
        self.api = api
        self.store = store
        self.batchSize = batchSize
        self.maxEventBytes = maxEventBytes
    }

    public func uploadAll() async throws -> UploadSummary {
        var summary = UploadSummary()
        let records = try await store.readAll()

        var accepted: [StoredEvent] = []
        var oversized: [String] = []
        for record in records {
            if record.body.count > maxEventBytes {
                oversized.append(record.id)
            } else {
                accepted.append(record)
            }
        }
        if !oversized.isEmpty {
            try await store.delete(ids: oversized)
            summary.dropped = oversized.count
        }

        var start = 0
        while start < accepted.count {
            let end = min(start + batchSize, accepted.count)
            let batch = Array(accepted[start..<end])
            let status = try await api.send(batch.map(\.body))

            switch status {
            case .accepted:
                summary.uploaded += batch.count
            case .malformed:
                summary.dropped += batch.count
            case .unavailable:
                summary.remaining = accepted.count - start
                return summary
            }
            try await store.delete(ids: batch.map(\.id))
            start = end
        }
        return summary
    }
}
