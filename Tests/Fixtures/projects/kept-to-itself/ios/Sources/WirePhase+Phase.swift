extension Phase {
    var onTheWire: WirePhase {
        switch self {
        case .planned: .planned
        case .running: .running
        }
    }
}

extension WirePhase {
    var inTheApp: Phase {
        switch self {
        case .planned: .planned
        case .running: .running
        }
    }
}
