import kotlin.test.assertEquals

fun check(name: String) {
    assertEquals("Eva", name, "the name")
}
