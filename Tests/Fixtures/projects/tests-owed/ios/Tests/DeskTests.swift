import XCTest

final class DeskTests: XCTestCase {
    func testOpens() {
        XCTAssertEqual(Desk(count: 1).open(), 2)
    }

    func testOpensLate() {
    //~  ^^^^^^^^^^^^^ missing-member: The function `testOpensLate()` has no counterpart in Kotlin, nor have 2 other tests.
        XCTAssertEqual(Desk(count: 22).open(), 23)
    }

    func testOpensNever() {
        XCTAssertEqual(Desk(count: -1).open(), 0)
    }

    func testOpensTwice() {
        XCTAssertEqual(Desk(count: 2).open(), 3)
    }
}
