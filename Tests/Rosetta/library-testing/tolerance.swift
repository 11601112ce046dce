import XCTest

func check(hours: Double, other: Double) {
  XCTAssertEqual(hours, 15.1, accuracy: 0.01)
  XCTAssertEqual(other, 15.1, accuracy: 0.01, "near the pole")
  XCTAssertLessThan(fabs(hours), 24, "hours were \(hours)")
  XCTAssertGreaterThanOrEqual(hours, 3)
  XCTAssertLessThanOrEqual(hours, other, "later", file: file, line: line)
}
