final class Journal {
    private var log: [Entry] = []
    private var size = 0

    func add(_ entry: Entry) {
        size += entry.length
        log.append(entry)
        //~ statement-missing
    }

    func last() -> Entry? { log.last }
}
