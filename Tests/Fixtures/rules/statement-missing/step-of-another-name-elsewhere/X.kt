class Backup {
    private var upload: Job? = null
    var isStopped = false
        private set

    fun stop() {
        isStopped = true
        upload?.cancel(true)
    }

    fun reset() {
        isStopped = false
    }
}
