struct Address {
    let parts: [String]

    func port() -> Int? {
        guard let portText = parts.last else { return nil }
        return Int(portText)
    }

    func sessionId() -> Int? {
        return Int("443")
    }
}
