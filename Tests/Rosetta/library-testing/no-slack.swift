func checkScale() {
    XCTAssertEqual(scale.value, 3.5)
}
