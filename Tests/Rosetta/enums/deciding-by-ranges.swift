enum Fault {
    case refused
    case broken

    init?(_ status: Int) {
        switch status {
        case 200..<300: return nil
        case 400..<500: self = .refused
        case 500...: self = .broken
        default: self = .refused
        }
    }
}
