class Twin { var size = 1 }
enum Trouble {
    case gone
    case unknown
}
extension Trouble: CustomStringConvertible {
    var description: String {
        switch self {
        case .gone: return "The server cannot be reached"
        case .unknown: return "Please sign in"
        }
    }
}
