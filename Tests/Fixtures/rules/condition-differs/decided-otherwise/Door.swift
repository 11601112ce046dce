enum Door {
    case open, shut, locked

    var mayPass: Bool {
        switch self {
        //~ condition-differs
        case .open, .shut: return true
        case .locked: return false
        }
    }

    func opens(with key: Int, at hour: Int) -> Bool {
        guard hour == 6 else { return false }
        //~ condition-differs
        return self == .open || key == 7
    }

    var isBarred: Bool {
        if case .open = self { return false }
        //~ condition-differs
        return true
    }
}
