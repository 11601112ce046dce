class Screen {
    fun load(action: () -> Unit) {
    }

    fun start() {
        load {
            this@Screen.finish()
        }
    }

    fun finish() {
    }
}
