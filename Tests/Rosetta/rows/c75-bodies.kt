data class P(val n: Int) { fun a(): Int = n + 1
    val b: Int get() = n * 2
    fun c(): List<Int> = listOf(1, 2).map { it + n } }
