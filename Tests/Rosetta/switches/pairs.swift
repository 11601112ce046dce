func state(_ first: Level, _ second: Level) -> Int {
    switch (first, second) {
    case (.low, .low): return 1
    case (.low, .high): return 2
    default: return 4
    }
}
