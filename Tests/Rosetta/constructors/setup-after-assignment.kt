class Monitor(val name: String) {
    init {
        start()
    }

    fun start() {
    }
}
