class Loader {
    private var task: Job? = null
    fun stop() { task?.cancel(); task = null }
}
