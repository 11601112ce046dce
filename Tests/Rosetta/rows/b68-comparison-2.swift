struct Version: Comparable { let major: Int
  static func < (lhs: Version, rhs: Version) -> Bool { return lhs.major < rhs.major } }
