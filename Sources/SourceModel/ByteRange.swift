/// A half-open range of UTF-8 byte offsets in one file.
package struct ByteRange: Sendable, Hashable, Comparable {
  package var lower: UInt32
  package var upper: UInt32

  @inlinable
  package init(_ lower: Int, _ upper: Int) {
    self.lower = UInt32(lower)
    self.upper = UInt32(max(lower, upper))
  }

  @inlinable
  package var count: Int { Int(upper) - Int(lower) }
  @inlinable
  package var isEmpty: Bool { upper <= lower }

  /// The smallest range that covers both.
  @inlinable
  package func union(_ other: ByteRange) -> ByteRange {
    ByteRange(Int(min(lower, other.lower)), Int(max(upper, other.upper)))
  }

  @inlinable
  package func contains(_ other: ByteRange) -> Bool { lower <= other.lower && other.upper <= upper }

  @inlinable
  package func overlaps(_ other: ByteRange) -> Bool { lower < other.upper && other.lower < upper }

  // Other modules cannot see through what the compiler would write here.
  @inlinable
  package static func == (left: ByteRange, right: ByteRange) -> Bool {
    left.lower == right.lower && left.upper == right.upper
  }

  @inlinable
  package static func < (left: ByteRange, right: ByteRange) -> Bool {
    (left.lower, left.upper) < (right.lower, right.upper)
  }
}
