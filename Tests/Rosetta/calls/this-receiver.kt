class Screen {
    var title: String = ""

    fun update() {
        this.title = "Home"
        this.draw()
    }

    fun draw() {
    }
}
