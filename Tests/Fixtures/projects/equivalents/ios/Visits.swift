actor Visits {
    private var used: [String: Int] = [:]

    func add(_ key: String) {
        used[key] = 1
    }

    func reset() {
        used.removeAll()
    }
}
