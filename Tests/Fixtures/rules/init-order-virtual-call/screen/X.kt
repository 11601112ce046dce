abstract class BaseScreen(val style: Style) {
    init {
        setUp()
        //~ init-order-virtual-call
    }
    open fun setUp() {}
}
class ListScreen(style: Style) : BaseScreen(style) {
    private val adapter = Adapter()
    override fun setUp() { adapter.attach() }
}
