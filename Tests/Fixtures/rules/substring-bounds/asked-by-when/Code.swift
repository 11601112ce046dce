func area(_ code: String) -> String {
    switch code.count {
    case 7: return String(code.dropFirst(1).prefix(2))
    default: return code
    }
}
