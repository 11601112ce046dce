class Screen {
    val tabs: List<String> by lazy {
        val first = "Home"
        listOf(first, "Search")
    }
}
