import kotlin.test.assertEquals
import kotlin.test.assertTrue

fun check(hours: Double, other: Double) {
    assertTrue { abs(hours - 15.1) <= 0.01 }
    assertEquals(15.1, other, 0.01)
    assertTrue(abs(hours) < 24, "hours were $hours")
    assertTrue("at least three") { hours >= 3 }
    assertTrue(hours <= other)
}
