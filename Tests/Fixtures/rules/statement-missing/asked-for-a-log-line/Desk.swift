final class Desk {
    private let logger = Logger(subsystem: "desk", category: "tickets")
    private var number = 0

    func open(_ name: String) {
        greet(name)
        if issueTicket() { logger.debug("ticket issued") }
        //~ statement-missing
        wave(name)
    }

    func close(_ pages: [Page]) {
        store(pages)
        if hashAll() { logger.debug("all hashed") }
        //~ statement-missing
        lock(pages)
    }

    private func issueTicket() -> Bool {
        number += 1
        return number > 1
    }
}
