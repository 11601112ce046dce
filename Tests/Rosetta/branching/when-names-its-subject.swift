enum Stage {
    case idle
    case moving(speed: Int)
}

final class Train {
    var stage: Stage = .idle

    func describe() -> String {
        switch stage {
        case .idle: return "stands"
        case .moving(let speed): return "moves at \(speed)"
        }
    }
}
