final class Service {
    private var isReady = false

    var last: Draft?
    func open(draft: Draft?) {
        if let draft = draft {
            last = draft
        } else {
            create()
        }
        start()
    }

    func start() {
        isReady = true
    }
}
