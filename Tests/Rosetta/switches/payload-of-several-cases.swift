enum Download {
    case running(progress: Double)
    case paused(progress: Double)
    case idle
}

extension Download {
    var value: Double {
        switch self {
        case .running(let progress), .paused(let progress): return progress
        case .idle: return 0
        }
    }
}
