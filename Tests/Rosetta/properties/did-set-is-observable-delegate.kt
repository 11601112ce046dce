import kotlin.properties.Delegates

class Slider {
    var value: Int by Delegates.observable(0) { _, old, _ ->
        report(old)
    }

    fun report(from: Int) {
    }
}
