class Screen {
    fun start() {
        runOnUiThread {
            draw()
        }
    }

    fun draw() {
    }
}
