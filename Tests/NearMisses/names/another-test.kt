class CartTests {
    @Test
    fun `ends empty`() {
        assertEquals(0, Cart().count)
    }
}
