public enum Event: String {
    case opened = "sdk_opened"
    case paired = "sdk_paired"
    case accepted = "sdk_accepted"
    case refused = "sdk_refused"
    case closed = "sdk_closed"
}
