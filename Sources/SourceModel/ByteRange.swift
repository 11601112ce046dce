/// A half-open range of UTF-8 byte offsets in one file.
package struct ByteRange: Sendable, Hashable, Comparable {
  package var lower: UInt32
  package var upper: UInt32

  package init(_ lower: Int, _ upper: Int) {
    self.lower = UInt32(lower)
    self.upper = UInt32(max(lower, upper))
  }

  package var count: Int { Int(upper) - Int(lower) }
  package var isEmpty: Bool { upper <= lower }

  /// The smallest range that covers both.
  package func union(_ other: ByteRange) -> ByteRange {
    ByteRange(Int(min(lower, other.lower)), Int(max(upper, other.upper)))
  }

  package func contains(_ other: ByteRange) -> Bool { lower <= other.lower && other.upper <= upper }

  package func overlaps(_ other: ByteRange) -> Bool { lower < other.upper && other.lower < upper }

  package static func < (left: ByteRange, right: ByteRange) -> Bool {
    (left.lower, left.upper) < (right.lower, right.upper)
  }
}
