class Slider {
    var value: Int = 0
        set(next) {
            announce(next)
            field = next
        }
    fun announce(next: Int) {}
}
