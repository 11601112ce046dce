enum class State {
    RATE_LIMITED
}

fun key(state: State): String {
    return state.name
}
