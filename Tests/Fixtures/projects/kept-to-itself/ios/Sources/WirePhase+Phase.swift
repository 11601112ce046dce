extension Phase {
    var onTheWire: WirePhase {
        switch self {
        case .planned: .planned
        case .running: .running
        }
    }
}
