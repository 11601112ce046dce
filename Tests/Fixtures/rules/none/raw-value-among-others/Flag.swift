enum Flag: String {
    case a = "x_a"
    case b = "x_b"
    var isOn: Bool {
        switch self {
        case .a: return false
        case .b: return true
        }
    }
}
