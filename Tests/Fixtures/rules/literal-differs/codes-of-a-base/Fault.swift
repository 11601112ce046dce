enum Fault: Error {
    case busy
    case unknown(reason: String)

    var code: Int {
        switch self {
        case .busy: return 10
        case .unknown: return 20
        }
    }
}
