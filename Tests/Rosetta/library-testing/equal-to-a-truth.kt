class LampTests {
  fun isOff() {
    assertEquals(false, lamp.isOn)
    assertTrue(lamp.isWarm)
  }
}
