class Slider {
    var value: Int = 0
        set(new) {
            redraw()
            field = new
        }

    fun redraw() {
    }
}
