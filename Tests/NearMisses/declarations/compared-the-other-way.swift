struct Level: Comparable {
    let number: Int

    static func < (lhs: Level, rhs: Level) -> Bool { lhs.number < rhs.number }
}
