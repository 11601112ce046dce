class Loader {
    fun load(callback: () -> Unit) {
    }

    fun start() {
        load {
            finish()
        }
    }

    fun finish() {
    }

    fun hide() {
    }
}
