import XCTest

func check(name: String) {
  XCTAssertEqual(name, "Ada", "the name")
}
