final class Clock {
    private var since: Int?

    func open() {
        guard let start = since else {
            touch()
            return
        }
        since = nil
        report(start)
    }

    func push(_ route: String) {
        guard session.isOpen else {
            pending = route
            touch()
            return
        }
        show(route)
    }
}
