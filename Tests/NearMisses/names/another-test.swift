final class CartTests: XCTestCase {
    func testStartsEmpty() {
        XCTAssertEqual(Cart().count, 0)
    }
}
