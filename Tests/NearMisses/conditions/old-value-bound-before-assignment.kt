class Manager {
    var current: Session? = null
    fun manage(session: Session) {
        if (current == null) return
        current = session
        notify(current)
    }
}
