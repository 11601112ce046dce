func state(_ first: Level, _ second: Level) -> Int {
    switch (first, second) {
    case (.low, .high): return 1
    default: return 4
    }
}
