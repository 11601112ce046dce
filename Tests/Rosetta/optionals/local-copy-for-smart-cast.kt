class Screen {
    var title: String? = null

    fun show() {
        val title = title
        if (title != null) {
            draw(title)
        }
    }

    fun draw(text: String) {
    }
}
