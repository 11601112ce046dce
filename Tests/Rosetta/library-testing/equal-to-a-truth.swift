final class LampTests {
  func isOff() {
    XCTAssertFalse(lamp.isOn)
    XCTAssertEqual(lamp.isWarm, true)
  }
}
