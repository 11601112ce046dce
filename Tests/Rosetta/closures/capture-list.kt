class Screen {
    fun load(callback: () -> Unit) {
    }

    fun start() {
        load {
            finish()
        }
    }

    fun finish() {
    }
}
