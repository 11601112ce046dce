class Manager {
    var current: Session?
    private let store: Store
    init(store: Store) { self.store = store }
    func manage(_ session: Session) {
        store.save(session)
    }
}
