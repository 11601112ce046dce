class Slider {
    var value: Int = 0
        set(newValue) {
            announce(newValue)
            field = newValue
        }

    fun announce(value: Int) {
    }
}
