func band(_ degrees: Int) -> String {
    switch degrees {
    case ..<0: return "cold"
    case 0..<20: return "cool"
    case 20...30: return "warm"
    case 31...: return "hot"
    default: return "?"
    }
}
