object Locator {
    private val names = mutableListOf<String>()

    fun add(name: String) {
        names.add(name)
    }
}
