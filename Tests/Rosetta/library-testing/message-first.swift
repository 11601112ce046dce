import XCTest

func check(count: Int, name: String) {
  XCTAssertEqual(count, 3, "three")
  XCTAssertTrue(count > 1, "many")
  XCTAssertEqual(name, "Ada")
}
