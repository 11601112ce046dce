func middle(_ code: String) -> String {
    switch code.count {
    case 9: return String(code.dropFirst(2).prefix(4))
    default: return code
    }
}
