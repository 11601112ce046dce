import XCTest

final class DepotTests: XCTestCase {
    func testOpens() {
        XCTAssertEqual(Depot().open(gate: 1), 2)
    }

    // Nobody promised to test the same on both sides.
    func testCloses() {
        XCTAssertEqual(Depot().close(gate: 1), 0)
    }
}
