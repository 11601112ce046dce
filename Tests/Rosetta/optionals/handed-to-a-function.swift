func replay(_ handler: (Event) -> Void) {
    if let event = lastEvent {
        handler(event)
    }
    count += 1
}
