func grade(_ points: Int) -> String {
    switch points {
    case 90...: return "A"
    case 75..<90: return "B"
    default: return "C"
    }
}
