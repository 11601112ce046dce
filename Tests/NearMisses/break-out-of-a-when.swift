func play(events: [Event]) {
    for event in events {
        switch event {
        case .stop: break
        case .play: handle(event)
        }
    }
}
