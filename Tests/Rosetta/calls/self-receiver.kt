class Screen {
    var title: String = ""

    fun update() {
        title = "Home"
        draw()
    }

    fun draw() {
    }
}
