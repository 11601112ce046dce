class Screen {
    fun start() {
        load()
    }

    fun load() {
    }
}
