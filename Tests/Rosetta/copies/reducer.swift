func reduce(_ state: CartState, _ action: Action) -> CartState {
    var next = state
    switch action {
    case .load:
        next.isLoading = true
        next.error = nil
    case .add:
        if state.isOpen {
            next.count += 1
        }
    case .reset:
        log("reset")
        next.count = 0
    case .nothing:
        break
    }
    return next
}
