final class Service {
    private var isReady = false

    private var entries: [Entry] = []
    private var kept: [Entry] = []
    func split(now: Date) {
        for entry in entries {
            if !entry.isExpired(now) { kept.append(entry) }
        }
        entries.removeAll()
    }

    func start() {
        isReady = true
    }
}
