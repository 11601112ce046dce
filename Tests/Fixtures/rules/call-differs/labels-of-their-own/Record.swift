final class Record {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func hide() {
        store.set(true, for: "hidden")
    }

    func row(uid: String, failed: Bool) -> Row {
        Row(uid: uid, name: "a", failed: failed, own: false)
        //~ call-differs
    }
}
