enum Status: String {
    case open
    case shipped = "in_transit"
}

final class Orders {
    func send(_ status: Status) {
        client.post("/orders", status.rawValue)
    }

    func read(_ text: String) -> Status? {
        return Status(rawValue: text)
    }

    func find(_ text: String) -> Status? {
        return Status(rawValue: text)
    }
}
