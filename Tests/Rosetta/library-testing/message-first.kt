import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue

fun check(count: Int, name: String) {
    assertEquals("three", 3, count)
    assertTrue("many", count > 1)
    assertEquals("Ada", name)
}
