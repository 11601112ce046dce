import org.junit.Assert.assertEquals
import org.junit.Test

class CartTest {
    @Test
    fun `starts empty`() {
        assertEquals(0, Cart().count)
    }

    @Test
    fun `adds one when asked`() {
        assertEquals(1, Cart().plus(1))
    }
}
