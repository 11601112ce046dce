final class Socket {
    func fail() {
        let attempt: Int
        if case .connecting(let current) = state {
            attempt = current + 1
        } else {
            attempt = 1
        }
        use(attempt)
    }

    func show() {
        if case .failed(let reason) = state {
            tell(reason)
        }
        update()
    }
}
