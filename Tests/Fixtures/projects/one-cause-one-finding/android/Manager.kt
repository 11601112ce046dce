class Manager {
    interface Listener {
        fun onUpdateTokens(session: Session)

        fun onUpdateUser(session: Session)
    }

    var listeners: MutableList<Listener> = mutableListOf()

    fun updated(session: Session) {
        listeners.forEach { it.onUpdateTokens(session) }
//~     ^^^^^^^^^ callback-while-iterating
    }

    fun changed(session: Session, old: Session) {
        listeners.forEach { it.onUpdateUser(session) }
//~     ^^^^^^^^^ callback-while-iterating
    }
}
