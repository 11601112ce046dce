class Service {
    private var isReady = false

    fun select(tab: Tab, tabs: List<Tab>): Int {
        return tabs.indexOf(tab).takeIf { it >= 0 } ?: 0
    }

    fun start() {
        isReady = true
    }
}
