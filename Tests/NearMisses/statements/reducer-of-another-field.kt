fun reduce(state: CartState, action: Action): CartState = when (action) {
    Action.LOAD -> state.copy(isLoading = true)
    Action.RESET -> state.copy(total = 0)
}
