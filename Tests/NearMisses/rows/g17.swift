func id() -> String { UUID().uuidString }
