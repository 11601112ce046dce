public enum WebMessage {
    // The storage's type of this name is another.
    public enum EventType: String {
        case log
        case view
        case action
        case telemetry
    }

    case log(String)
    case view(String)
}
