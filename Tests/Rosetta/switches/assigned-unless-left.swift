func advance(_ event: Event) {
    switch event {
    case .stop: return
    case .next: state = .running
    case .fail:
        log("failed")
        state = .broken
    }
    notify()
}
