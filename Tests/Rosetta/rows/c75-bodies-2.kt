data class P(val n: Int) { fun a(): Int { return n + 1 }
    val b: Int
        get() { return n * 2 }
    fun c(): List<Int> { return listOf(1, 2).map { x -> x + n } } }
