final class Service {
    private var isReady = false

    private var entries: [String: Entry] = [:]
    func expire(now: Date) {
        for key in entries.keys {
            if entries[key]?.isExpired(now) == true {
                entries.removeValue(forKey: key)
            }
        }
    }

    func start() {
        isReady = true
    }
}
