fun zeros(count: Int): List<Int> {
    return List(count) { 0 }
}
