enum Event {
    case viewed(Int)
    case out

    var name: String {
        switch self {
        case .viewed: return "viewed"
        case .out: return "logged_out"
        }
    }
}
