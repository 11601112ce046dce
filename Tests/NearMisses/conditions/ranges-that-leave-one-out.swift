func band(_ degrees: Int) -> String {
    switch degrees {
    case ..<0: return "cold"
    case 0..<20: return "cool"
    default: return "?"
    }
}
