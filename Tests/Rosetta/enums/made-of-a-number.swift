enum Tide {
    case low, high

    init(level: Int) {
        switch level {
        case 0: self = .low
        default: self = .high
        }
    }
}

func tides(_ levels: [Int]) -> [Tide] {
    levels.map { Tide(level: $0) }
}
