enum Size {
    case small, large

    func area(_ height: Int) -> Int {
        switch self {
        case .small: return height
        case .large: return height * 2
        }
    }
}
