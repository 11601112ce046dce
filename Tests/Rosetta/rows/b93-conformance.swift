enum Mode { case a, b }
extension Mode: CaseIterable, Codable {}
