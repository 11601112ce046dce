open class Hook(val name: String) {
    fun run(page: String): String {
        return name + page
    }

    companion object {
        val zoom = Hook("zoom")
        val defaults: List<Hook> = listOf(zoom)
    }
}
