struct CartTests {
    @Test func loads() async throws {
        let cart = try await service.load()
        #expect(cart.count == 2)
    }
}
