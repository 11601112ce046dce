class Slider {
    var value: Int by Delegates.observable(0) { _, _, _ -> update() }
    fun update() {}
}
