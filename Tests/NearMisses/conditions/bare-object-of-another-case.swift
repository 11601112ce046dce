enum Access {
    case unauthorized
    case notFound(resource: String)
    case unknown

    var title: String {
        switch self {
        case .unauthorized: return "a"
        case .notFound(let resource): return resource
        case .unknown: return "?"
        }
    }
}
