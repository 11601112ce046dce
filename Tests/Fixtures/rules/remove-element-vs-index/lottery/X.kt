class Service {
    private var isReady = false

    private val numbers: MutableList<Int> = mutableListOf()
    fun strike(position: Int) {
        numbers.remove(position)
        //~ remove-element-vs-index
        isReady = false
    }

    fun start() {
        isReady = true
    }
}
