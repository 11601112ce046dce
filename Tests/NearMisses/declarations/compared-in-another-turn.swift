struct Version: Comparable {
    let major: Int
    let minor: Int

    static func < (lhs: Version, rhs: Version) -> Bool { (lhs.minor, lhs.major) < (rhs.minor, rhs.major) }
}
