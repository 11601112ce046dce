class GateTest {
    @Test
    fun names() {
        val gate = Gate(name = "south-gate-1")
        gate.open()
        gate.turn(by = 20)
        gate.turn(by = 30)
        assertEquals(50, gate.angle)
    }

    @Test
    fun left() {
        val gate = Gate(name = "left")
        gate.turn(by = 10)
        assertEquals(10, gate.angle)
        assertEquals("opened", gate.state)
    }

    @Test
    fun right() {
        val gate = Gate(name = "right")
        gate.turn(by = 20)
        assertEquals(20, gate.angle)
    }

    @Test
    fun wide() {
        val gate = Gate(name = "wide")
        gate.turn(by = 30)
        assertEquals(30, gate.angle)
    }
}
