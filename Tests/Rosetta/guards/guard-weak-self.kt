class Loader {
    fun load(callback: () -> Unit) {
        callback()
    }

    fun start() {
        load {
            finish()
        }
    }

    fun finish() {
    }
}
