class Screen {
    val title: String by lazy { makeTitle() }

    fun makeTitle(): String {
        return "Home"
    }
}
