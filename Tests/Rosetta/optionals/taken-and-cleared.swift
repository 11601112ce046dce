final class Outbox {
    private var pending: Event?

    func flush() {
        guard let pending else { return }
        self.pending = nil
        send(pending)
    }
}
