final class GateTests: XCTestCase {
    func testNames() {
        let gate = Gate(name: "north")
        gate.open()
        gate.turn(by: 20)
        gate.turn(by: 30)
        XCTAssertEqual(50, gate.angle)
    }

    func testLeft() {
        let gate = Gate(name: "left")
        gate.turn(by: 10)
        XCTAssertEqual(10, gate.angle)
        XCTAssertEqual("open", gate.state)
        //~            ^^^^^^ literal-differs
    }

    func testRight() {
        let gate = Gate(name: "right")
        gate.turn(by: 20)
        XCTAssertEqual(20, gate.angle)
    }

    func testWide() {
        let gate = Gate(name: "wide")
        gate.turn(by: 30)
        XCTAssertEqual(30, gate.angle)
    }
}
