class Session {
    private val observers = mutableListOf<(Int) -> Unit>()
    var count = 0
        private set

    fun start() {
        count += 1
        notifyObservers()
    }

    private fun notifyObservers() {
        for (observer in observers) observer(count)
    }
}
