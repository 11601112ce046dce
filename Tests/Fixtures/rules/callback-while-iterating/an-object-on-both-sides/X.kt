interface Listener {
    fun didChange(state: State)
}

class Session {
    private val listeners = mutableSetOf<Listener>()
    private val history = mutableListOf<State>()

    fun add(listener: Listener) {
        listeners.add(listener)
    }

    fun update(state: State) {
        for (listener in listeners) {
            listener.didChange(state)
        }
    }
}
