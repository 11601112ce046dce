class View2 {
    val title: String by lazy { makeTitle() }
    private val cells: List<Int> by lazy { listOf(1, 2) }
    fun makeTitle(): String = "t"
}
