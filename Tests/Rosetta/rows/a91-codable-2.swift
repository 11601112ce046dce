struct Point: Codable, Equatable, Sendable { let x: Int; let y: Int }
