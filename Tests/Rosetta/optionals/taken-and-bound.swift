final class Editor {
    func load(_ isForced: Bool) async throws -> [Row] {
        if !isForced, let kept = cache.rows(), !kept.isEmpty {
            return kept
        }
        return try await client.rows()
    }

    func row(_ id: String) async throws -> Row {
        if let kept = cache.row(id) {
            return kept
        }
        guard let row = try await client.row(id).model() else {
            throw RowError.unread(id)
        }
        cache.save(row)
        return row
    }

    func host(_ value: String?) {
        host = value.flatMap { $0.isEmpty ? nil : $0 }
        label = value.map { $0.shortened(12) }
    }

    func warning(_ count: Int) -> String? {
        count < 8 ? "short" : nil
    }
}
