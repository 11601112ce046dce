class Service {
    private var isReady = false

    var selected: Int = 0
    fun select(index: Int) {
        handler.post {
            selected = index
        }
        announce(selected)
        runOnUiThread {
            reload()
        }
        log("done")
    }

    fun start() {
        isReady = true
    }
}
