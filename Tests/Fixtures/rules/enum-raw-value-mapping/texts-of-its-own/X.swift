enum Status: String {
    case open
    case shipped
}

enum Size: String {
    case small
    case large
}

final class Orders {
    func send(_ status: Status) {
        client.post("/orders", status.rawValue)
    }

    func read(_ text: String) -> Status? {
        return Status(rawValue: text)
    }

    func find(_ text: String) -> Size? {
        return Size(rawValue: text)
    }

    func say(_ size: Size) {
        client.post("/sizes", size.rawValue)
    }
}
