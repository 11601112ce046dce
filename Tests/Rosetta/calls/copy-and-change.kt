data class State(val count: Int, val name: String)

fun next(state: State): State {
    return state.copy(count = 3)
}
