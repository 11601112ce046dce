import Foundation

struct Change: Equatable {
    enum Kind { case upsert, delete }

    let kind: Kind
    let recordId: Int
    let payload: String?
}

struct Delta {
    let changes: [Change]
    let nextToken: String
    let hasMore: Bool
}

protocol DeltaApi {
    func changes(since token: String?) async throws -> Delta
}

protocol RecordDatabase {
    func upsert(id: Int, payload: String) throws
    func delete(id: Int) throws
}

protocol SyncStateStore: AnyObject {
    var token: String? { get set }
}

enum DeltaSyncError: Error {
    case missingPayload(recordId: Int)
}

/// Pulls the changes of the server page by page into the local database.
final class DeltaSync {
    private let api: DeltaApi
    private let database: RecordDatabase
    private let state: SyncStateStore

    init(api: DeltaApi, database: RecordDatabase, state: SyncStateStore) {
        self.api = api
        self.database = database
        self.state = state
    }

    /// Returns the number of changes that were applied.
    @discardableResult
    func run() async throws -> Int {
        var applied = 0
        var hasMore = true
        while hasMore {
            let delta = try await api.changes(since: state.token)
            try delta.changes.forEach(applyChange)
            state.token = delta.nextToken
            applied += delta.changes.count
            hasMore = delta.hasMore
        }
        return applied
    }

    func startOver() {
        state.token = nil
    }

    private func applyChange(_ change: Change) throws {
        switch change.kind {
        case .delete:
            try database.delete(id: change.recordId)
        case .upsert:
            guard let payload = change.payload else {
                throw DeltaSyncError.missingPayload(recordId: change.recordId)
            }
            try database.upsert(id: change.recordId, payload: payload)
        }
    }
}
