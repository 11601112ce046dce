final class Cache {
    private let gate = DispatchSemaphore(value: 1)

    func drop() {
        clear()
    }
}

final class Worker {
    private let gate = DispatchSemaphore(value: 0)

    func finish(_ pages: [Page]) {
        prepare(pages)
        store(pages)
        gate.wait()
        //~ statement-missing: `gate.wait()`
        collect(pages)
        //~ concurrency-differs: under a lock in Kotlin only
        gate.signal()
        //~ statement-missing: `gate.signal()`
        publish(pages)
    }
}
