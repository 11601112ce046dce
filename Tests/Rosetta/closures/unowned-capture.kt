class Screen {
    fun load(callback: () -> Unit) {
    }

    fun start() {
        load { this.finish() }
    }

    fun finish() {
    }
}
