class State(var count: Int)

fun next(state: State): State {
    var result = state
    result.count = 3
    return result
}
