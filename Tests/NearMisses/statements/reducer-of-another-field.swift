func reduce(_ state: CartState, _ action: Action) -> CartState {
    var next = state
    switch action {
    case .load: next.isLoading = true
    case .reset: next.count = 0
    }
    return next
}
