final class Session {
    private var observers: [(Int) -> Void] = []
    private(set) var count = 0

    func start() {
        count += 1
        notify()
    }

    private func notify() {
    //~ info name-differs
        for observer in observers { observer(count) }
    }
}
