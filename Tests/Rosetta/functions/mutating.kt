data class Counter(var count: Int = 0) {
    fun increment() {
        count += 1
    }
}
