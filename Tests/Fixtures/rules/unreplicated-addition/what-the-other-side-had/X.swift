class Manager {
    var current: Session?
    private let store: Store
    init(store: Store) { self.store = store }
    func manage(_ session: Session) {
        store.save(session)
        if session.age > 3 {
        //~ condition-differs: `session.age > 3` in Swift is `session.age > 4`
            store.expire(session)
        }
        if session.isOwn, !session.user.isEmpty {
        //~ info condition-differs: `session.isOwn, !session.user.isEmpty`
            store.notify(session)
        }
    }
}
