class Monitor(val name: String) {
    fun start() {
    }
}
