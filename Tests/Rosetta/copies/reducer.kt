fun reduce(state: CartState, action: Action): CartState = when (action) {
    Action.LOAD -> state.copy(isLoading = true, error = null)
    Action.ADD -> if (state.isOpen) state.copy(count = state.count + 1) else state
    Action.RESET -> {
        log("reset")
        state.copy(count = 0)
    }
    Action.NOTHING -> state
}
