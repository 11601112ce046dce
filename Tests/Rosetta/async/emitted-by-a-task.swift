final class Messages {
    let events = PassthroughSubject<String, Never>()

    func close() { events.send("close") }
}
