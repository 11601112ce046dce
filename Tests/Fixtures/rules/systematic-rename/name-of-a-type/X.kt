class NavigationManager {
    fun show(page: String) {}
    fun close(page: String) {}
    fun goBack() {}
}

class Browser {
    private val tabs: List<NavigationManager> = listOf(NavigationManager())

    fun show(page: String) { navigationManager.show(page) }
    fun close(page: String) { navigationManager.close(page) }
    fun goBack() { navigationManager.goBack() }
}
