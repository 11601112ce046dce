enum class State {
    READY,
    BUSY,
    FAILED
}

class Loader {
    fun load(state: State, completion: (String) -> Unit) {
        completion(
            when (state) {
                State.READY -> "ready"
                State.BUSY -> "busy"
                State.FAILED -> "failed"
            }
        )
    }
}
