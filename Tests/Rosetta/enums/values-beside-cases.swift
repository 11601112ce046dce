enum Size: String {
    case small, large

    var width: Int {
        switch self {
        case .small: return 10
        case .large: return 30
        }
    }

    var isShared: Bool {
        switch self {
        case .small: return false
        case .large: return true
        }
    }

    func area(_ height: Int) -> Int {
        switch self {
        case .small: return height
        case .large: return height * width
        }
    }

    var sign: String {
        switch self {
        case .large: return "L"
        default: return "-"
        }
    }
}
