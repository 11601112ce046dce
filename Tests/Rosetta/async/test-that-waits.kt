class CartTests {
    @Test
    fun loads() = runTest {
        val cart = service.load()
        assertEquals(2, cart.count)
    }
}
