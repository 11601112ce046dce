import XCTest

final class CartTests: XCTestCase {
    func testStartsEmpty() {
        XCTAssertEqual(Cart().count, 0)
    }

    func test_addsOne_whenAsked() {
        XCTAssertEqual(Cart().plus(1), 1)
    }
}
