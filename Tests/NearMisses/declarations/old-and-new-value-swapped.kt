class Slider {
    var value: Int = 0
        set(new) {
            val old = field
            field = new
            report(new, old)
        }

    fun report(from: Int, to: Int) {
    }
}
