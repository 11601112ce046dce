protocol Fault {
    var code: Int { get }
    var isSilent: Bool { get }
}

extension Fault {
    var isSilent: Bool { false }
}

enum SessionFault: Fault {
    case busy
    case unknown(reason: String)
    case canceled

    var code: Int {
        switch self {
        case .busy: return 10
        case .unknown: return 20
        case .canceled: return 30
        }
    }

    var isSilent: Bool {
        switch self {
        case .canceled: return true
        default: return false
        }
    }
}
