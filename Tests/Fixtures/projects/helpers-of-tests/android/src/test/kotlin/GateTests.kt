import org.junit.Test

class Expected(var gate: String, count: Int = 2)

class GateTests {
  @Test
  fun opens() {
    assertEquals(Gate().state, 2)
  }
}
