indirect enum Trail {
    case end
    case step(height: Int, rest: Trail)
}

func climbs(_ limit: Int, along trail: Trail) -> Bool {
    var place = trail
    while case let .step(height, rest) = place {
        if height > limit { return true }
        place = rest
    }
    return false
}
