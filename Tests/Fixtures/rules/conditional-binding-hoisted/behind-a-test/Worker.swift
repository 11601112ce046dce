final class Worker {
    private let store = Store()

    func work(isEnabled: Bool) {
        if isEnabled, let job = store.takeNext() {
            run(job)
        }
    }

    func guarded(isEnabled: Bool) {
        guard isEnabled, let job = store.takeNext() else { return }
        run(job)
    }

    func calm(isEnabled: Bool) {
        if isEnabled, let job = store.takeNext() {
            run(job)
        }
    }

    func run(_ job: String) {}
}
