enum Size {
    case small, large

    var width: Int {
        switch self {
        case .small: return 10
        case .large: return 20
        }
    }
}
