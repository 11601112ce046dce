import kotlin.test.Test
import kotlin.test.assertEquals

class DepotTests {
    @Test
    fun testOpens() {
        assertEquals(2, Depot().open(gate = 1))
    }
}
