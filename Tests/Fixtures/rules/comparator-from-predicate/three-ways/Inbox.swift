final class Inbox {
    private var messages: [Message] = []

    func newestFirst() -> [Message] {
        messages.sorted { left, right in left.date > right.date }
    }
}
