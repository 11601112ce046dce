import XCTest

extension Waiting: Equatable {}

final class WaitingTests: XCTestCase {
    func testIsEqual() { XCTAssertEqual(Waiting(method: "a", data: "b"), Waiting(method: "a", data: "b")) }
}
