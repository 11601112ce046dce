final class Service {
    private var isReady = false

    func open(draft: Draft?) {
        if let draft = draft {
            editors.first(where: { $0.id == draft.id })
        } else {
            create()
        }
        start()
    }

    func start() {
        isReady = true
    }
}
