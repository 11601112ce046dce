fun limits(): List<Int> {
    return listOf(1000, 0xff, 0b1_01)
}
