final class Chat {
    private var _messages: [String] = []
    private var unread: [String: Int] = [:]

    var messages: [String] { _messages }

    func rooms() -> [String] {
        return Array(unread.keys)
    }

    func received(message: String) {
        _messages.append(message)
    }

    func history() -> [String] {
        return _messages
    }
}
