func key(id: UUID) -> String { id.uuidString }
