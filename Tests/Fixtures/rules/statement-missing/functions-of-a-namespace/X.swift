enum Messages {
//~ info missing-type: Messages
    static func message(forStatus status: Int) -> String {
        switch status {
        case 401: return "Signed out"
        case 403: return "No access"
        default: return "Something went wrong"
        }
    }

    static func title(_ count: Int) -> String {
        "\(count) messages"
    }
}
