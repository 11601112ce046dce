enum Door {
    case open, ajar, shut

    var isPassable: Bool {
        switch self {
        case .open, .ajar: return true
        default: return false
        }
    }
}
