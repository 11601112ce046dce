struct CartTests {
    @Test func testStartsEmpty() {
        #expect(Cart().isEmpty)
    }

    @Test func test_addsOne_whenAsked() {
        #expect(Cart().plus(1) == 1)
    }
}
