import org.junit.Test

class DeskTests {
    @Test
    fun testOpens() {
        assertEquals(2, Desk(1).open())
    }
}
