final class Inbox {
    private var threads: [String: [String]] = [:]
    private var unread: [String: Int] = [:]
    private var pages: [String: [String]] = [:]

    func receive(_ text: String, from sender: String) {
        threads[sender, default: []].append(text)
        unread[sender, default: 0] += 1
    }

    func page(_ name: String) -> [String] {
        if let known = pages[name] { return known }
        let made = make(name)
        pages[name] = made
        return made
    }

    func mark(_ sender: String) {
        threads[sender]?.append("seen")
    }
}
