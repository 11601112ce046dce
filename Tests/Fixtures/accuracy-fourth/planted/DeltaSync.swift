import Foundation

struct Delta {
    let changes: [String: String?]   // nil removes the record
    let cursor: String
    let hasMore: Bool
}

protocol DeltaSource {
    func fetchDelta(since cursor: String?) async throws -> Delta
}

protocol RecordStore {
    func write(_ changes: [String: String?]) throws
}

protocol CursorStore: AnyObject {
    var cursor: String? { get set }
}

final class DeltaSync {
    private let source: DeltaSource
    private let records: RecordStore
    private let cursors: CursorStore
    private let maxRounds: Int

    init(source: DeltaSource, records: RecordStore, cursors: CursorStore, maxRounds: Int = 20) {
        self.source = source
        self.records = records
        self.cursors = cursors
        self.maxRounds = maxRounds
    }

    /// Pulls until the server has nothing more. Returns the number of records touched.
    func pull() async throws -> Int {
        var touched = 0
        for _ in 0..<maxRounds {
            let delta = try await source.fetchDelta(since: cursors.cursor)
            if !delta.changes.isEmpty {
                try records.write(delta.changes)
                touched += delta.changes.count
            }
            cursors.cursor = delta.cursor
            if !delta.hasMore { break }
        }
        return touched
    }

    func reset() {
        cursors.cursor = nil
    }
}
