enum Brand: RawRepresentable {
    case alphaVISA
    //~ name-differs
    case amex
    case _2go
    //~ info name-differs
    case other(named: String)
    //~ info missing-case

    init(rawValue: String) {
    //~ info missing-member
        switch rawValue {
        case "visa-alpha": self = .alphaVISA
        case "amex": self = .amex
        case "2go": self = ._2go
        default: self = .other(named: rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .alphaVISA: return "visa-alpha"
        case .amex: return "amex"
        case ._2go: return "2go"
        case let .other(named): return named
        }
    }
}
