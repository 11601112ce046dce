enum Door {
    case open, shut, locked

    var mayPass: Bool {
        switch self {
        case .open, .shut: return true
        case .locked: return false
        }
    }

    var isBarred: Bool {
        switch self {
        case .open: return false
        case .shut, .locked: return true
        }
    }

    func opens(with key: Int, at hour: Int) -> Bool {
        if hour < 6 { return false }
        if self == .locked { return key == 7 }
        return true
    }

    func label(_ count: Int) -> String {
        if count == 1 { return "one" }
        if count == 2 { return "two" }
        return "many"
    }
}
