class ShelfTest {
    @Test
    fun `a 404 beats the default and evicts`() {
        val shelf = Shelf(3)
        shelf.put("a", 404)
        assertEquals(1, shelf.count(404))
    }

    @Nested
    inner class Secrets {
        @Test
        fun `hides what is secret in an address`() {
            val masked = mask("https://user:secret@shop.example.com/items")
            assertFalse(masked.contains("secret"))
        }
    }
}
