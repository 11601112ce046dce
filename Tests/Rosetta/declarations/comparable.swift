struct Level: Comparable {
    let number: Int

    static func < (lhs: Level, other: Level) -> Bool { lhs.number < other.number }
}

struct Version: Comparable {
    let major: Int
    let minor: Int

    static func < (lhs: Version, other: Version) -> Bool {
        if lhs.major != other.major { return lhs.major < other.major }
        return lhs.minor < other.minor
    }
}

struct Place: Comparable {
    let row: Int
    let column: Int

    static func < (lhs: Place, other: Place) -> Bool {
        (lhs.row, lhs.column) < (other.row, other.column)
    }
}
