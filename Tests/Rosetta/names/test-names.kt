class CartTests {
    @Test
    fun `starts empty`() {
        assertTrue(Cart().isEmpty())
    }

    @Test
    fun `adds one when asked`() {
        assertEquals(1, Cart().plus(1))
    }
}
