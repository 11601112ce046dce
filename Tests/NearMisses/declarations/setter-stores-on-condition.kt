class Slider {
    var value: Int = 0
        set(new) {
            if (new > 0) {
                field = new
            }
            redraw()
        }

    fun redraw() {
    }
}
