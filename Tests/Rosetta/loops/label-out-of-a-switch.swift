func play(events: [Event]) {
    loop: for event in events {
        switch event {
        case .stop:
            break loop
        case .noise:
            break
        case .play:
            handle(event)
        }
    }
}
