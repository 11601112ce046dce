class Service {
    private var isReady = false

    fun select(tab: Tab, tabs: List<Tab>): Int {
        val position = tabs.indexOf(tab) ?: 0
        //~ index-of-minus-one
        return position
    }

    fun start() {
        isReady = true
    }
}
