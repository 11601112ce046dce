class Coder {
    private var state: State = State.Initial

    internal fun count(values: String?): Int = values.length

    fun size(values: String?): Int = values.length
}

class Coordinator {
    internal var step: Int = 0
    var level: Int = 0
}
