class Service {
    private var isReady = false

    var selected: Int = 0
    fun select(index: Int) {
        lifecycleScope.launch {
        //~ main-queue-hop-order: both use `selected`
            selected = index
            reload()
        }
        announce(selected)
    }

    fun start() {
        isReady = true
    }
}
