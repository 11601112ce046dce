class Sketch {
    private var dots = mutableListOf<Int>()
    private val history = ArrayDeque<MutableList<Int>>()

    fun add(point: Int) {
        remember()
        dots.add(point)
    }

    fun undo(): Boolean {
        dots = history.removeLastOrNull() ?: return false
        return true
    }

    private fun remember() {
        history.addLast(dots)
        //~ collection-alias-mutation
    }
}

class Batches {
    private var current = mutableListOf<Int>()
    private val sent = mutableListOf<List<Int>>()

    fun add(number: Int) {
        current.add(number)
    }

    fun flush() {
        sent.add(current)
        reset()
    }

    private fun reset() {
        current = mutableListOf()
    }
}
