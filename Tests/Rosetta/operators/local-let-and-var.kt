fun total(): Int {
    val values = mutableListOf<Int>()
    values.add(1)
    return values.size
}
