actor Quota {
    private var used: [String: Int] = [:]
    private let limit = 3

    func consume(_ key: String) -> Bool {
        let current = used[key, default: 0]
        guard current < limit else { return false }
        used[key] = current + 1
        return true
    }

    func reset() {
        used.removeAll()
    }
}
