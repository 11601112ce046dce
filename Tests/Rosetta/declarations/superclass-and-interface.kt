interface Refreshable {
    fun refresh()
}

open class Screen

class ListScreen : Screen(), Refreshable {
    override fun refresh() {
    }
}
