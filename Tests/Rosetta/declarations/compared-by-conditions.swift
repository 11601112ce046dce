struct Version: Comparable {
    let major: Int
    let minor: Int

    static func < (lhs: Version, rhs: Version) -> Bool {
        if lhs.major < rhs.major { return true }
        else if lhs.major > rhs.major { return false }
        else if lhs.minor < rhs.minor { return true }
        else { return false }
    }
}
