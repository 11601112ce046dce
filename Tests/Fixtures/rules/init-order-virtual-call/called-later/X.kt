abstract class BaseScreen(val style: Style) {
    var onTap: () -> Unit = {}
    init {
        onTap = { setUp() }
    }
    open fun setUp() {}
}
class ListScreen(style: Style) : BaseScreen(style) {
    private val adapter = Adapter()
    override fun setUp() { adapter.attach() }
}
