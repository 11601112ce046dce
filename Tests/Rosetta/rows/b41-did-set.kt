class Slider {
    var value: Int = 0
        set(value) {
            field = value
            update()
        }
    fun update() {}
}
