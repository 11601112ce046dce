struct Version: Comparable {
  let number: Int
  static func < (lhs: Version, rhs: Version) -> Bool { lhs.number < rhs.number }
}
