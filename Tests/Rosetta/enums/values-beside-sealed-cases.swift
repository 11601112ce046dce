enum Event {
    case viewed(id: Int)
    case searched(String)
    case closed

    var name: String {
        switch self {
        case .viewed: return "viewed"
        case .searched: return "searched"
        case .closed: return "closed"
        }
    }

    var detail: String? {
        switch self {
        case .viewed(let id): return "id \(id)"
        case .searched(let query): return query
        case .closed: return nil
        }
    }
}
