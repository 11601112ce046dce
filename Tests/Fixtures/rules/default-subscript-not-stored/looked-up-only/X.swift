final class Inbox {
    private var threads: [String: [String]] = [:]
    private var unread: [String: Int] = [:]
    private var drafts: [String: [String]] = [:]

    func receive(_ text: String, from sender: String) {
        threads[sender, default: []].append(text)
        unread[sender, default: 0] += 1
    }

    func keep(_ text: String, to receiver: String) {
        drafts[receiver, default: []].append(text)
    }

    func drafts(to receiver: String) -> [String] {
        return drafts[receiver] ?? []
    }
}
