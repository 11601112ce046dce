package feed

interface Listener {
    fun didChange(state: State)
}

class Session {
    private val listeners = mutableSetOf<Listener>()

    fun add(listener: Listener) {
        listeners.add(listener)
    }

    fun update(state: State) {
        listeners.forEach { it.didChange(state) }
        //~ callback-while-iterating: `listeners`
    }
}
