data class State(val count: Int, val total: Int)

fun next(state: State): State {
    return state.copy(total = 3)
}
