func check(hours: Double) {
  XCTAssertEqual(hours, 15.1, accuracy: 0.01)
}
