import XCTest

final class Expected {
  let gate: String?

  init(gate: String? = nil, count: Int = 1) {
    self.gate = gate
  }
}

final class GateTests: XCTestCase {
  func testOpens() {
    XCTAssertEqual(Gate().state, 1)
    //~ literal-differs
  }
}
