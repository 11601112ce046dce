import GRDB

struct OutboxEntry: Codable, FetchableRecord, MutablePersistableRecord, Equatable {
    static let databaseTableName = "outbox"

    var id: Int64?
    var kind: String
    var payload: String
    var createdAt: Int64
    var attempts = 0
    var lastError: String?

    mutating func didInsert(_ inserted: InsertionSuccess) {
        id = inserted.rowID
    }
}

/// Requests which wait for a connection.
struct OutboxDao {
    static let maxAttempts = 8

    let database: DatabaseWriter

    func enqueue(kind: String, payload: String, createdAt: Int64) async throws -> Int64 {
        try await database.write { db in
            var entry = OutboxEntry(kind: kind, payload: payload, createdAt: createdAt)
            try entry.insert(db)
            return db.lastInsertedRowID
        }
    }

    func nextBatch(limit: Int = 25) async throws -> [OutboxEntry] {
        try await database.read { db in
            try OutboxEntry
                .filter(Column("attempts") < Self.maxAttempts)
                .order(Column("createdAt"), Column("id"))
                .limit(limit)
                .fetchAll(db)
        }
    }

    func markFailed(id: Int64, error: String) async throws {
        try await database.write { db in
            try db.execute(
                sql: "UPDATE outbox SET attempts = attempts + 1, lastError = ? WHERE id = ?",
                arguments: [error, id]
            )
        }
    }

    func delete(ids: [Int64]) async throws {
        _ = try await database.write { db in
            try OutboxEntry.deleteAll(db, keys: ids)
        }
    }

    /// Drops the entries that were given up; returns how many.
    func purgeDead() async throws -> Int {
        try await database.write { db in
            try OutboxEntry.filter(Column("attempts") >= Self.maxAttempts).deleteAll(db)
        }
    }

    func pendingCount(kind: String) async throws -> Int {
        try await database.read { db in
            try OutboxEntry
                .filter(Column("kind") == kind && Column("attempts") < Self.maxAttempts)
                .fetchCount(db)
        }
    }
}
