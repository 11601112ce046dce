import Foundation

public struct StoredEvent: Equatable {
    public let id: Int64
    public let payload: String
}

public protocol EventStore {
    func oldest(_ limit: Int) -> [StoredEvent]
    func remove(ids: [Int64])
}

public protocol Transport {
    func send(_ payloads: [String]) async throws
}

public enum UploadOutcome: Equatable {
    case idle
    case uploaded(Int)
    case failed(afterUploading: Int)
}

public final class BatchUploader {
    private let store: EventStore
    private let transport: Transport
    private let batchSize: Int

    public init(store: EventStore, transport: Transport, batchSize: Int = 50) {
        self.store = store
        self.transport = transport
        self.batchSize = max(batchSize, 1)
    }

    /// Sends one batch after the other until the store is empty or an upload fails.
    public func uploadAll() async throws -> UploadOutcome {
        var uploaded = 0
        while true {
            let batch = store.oldest(batchSize)
            guard !batch.isEmpty else {
                return uploaded == 0 ? .idle : .uploaded(uploaded)
            }
            do {
                try await transport.send(batch.map(\.payload))
                store.remove(ids: batch.map(\.id))
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                return .failed(afterUploading: uploaded)
            }
            uploaded += batch.count
        }
    }
}
