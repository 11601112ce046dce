enum class State {
    READY,
    BUSY
}

fun load(state: State, completion: (String) -> Unit) {
    completion(
        when (state) {
            State.READY -> "ready"
            State.BUSY -> "waiting"
        }
    )
}
