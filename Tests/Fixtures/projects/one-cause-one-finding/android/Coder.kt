class Coder {
    private var state: State = State.Initial

    internal fun count(values: Map<String, Any>?): Int = values.size

    fun size(values: Map<String, Any>?): Int = values.size
}

class Coordinator {
    internal var step: Int = 0
    var level: Int = 0
}
