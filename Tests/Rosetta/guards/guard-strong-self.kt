class Loader {
    fun load(callback: () -> Unit) {
        callback()
    }

    fun start() {
        load { this.finish() }
    }

    fun finish() {
    }
}
