class Manager {
    var current: Session? = null
    fun manage(session: Session) {
        current = session
        if (current != null && current.user != session.user) { notify(session) }
    }
}
