class Manager(private val store: Store) {
    var current: Session? = null
    fun manage(session: Session) {
        store.save(session)
        if (session.age > 4) {
            store.expire(session)
        }
        if (session.user.isNotEmpty()) {
            store.notify(session)
        }
    }
}
