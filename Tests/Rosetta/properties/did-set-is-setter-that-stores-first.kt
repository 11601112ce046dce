class Slider {
    var value: Int = 0
        set(newValue) {
            field = newValue
            redraw()
        }

    fun redraw() {
    }
}
