fun checkScale() {
    assertEquals(3.5, scale.value, 0.0)
}
