struct Version: Comparable {
    let major: Int

    static func < (lhs: Version, rhs: Version) -> Bool {
        if lhs.major < rhs.major { return true }
        return false
    }
}
