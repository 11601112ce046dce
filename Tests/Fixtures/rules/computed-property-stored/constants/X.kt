class Service {
    private var isReady = false

    val limit: Int = 3
    val title: String = "Service"
    val double: Int = limit * 2
    val onTap: () -> Unit = { start() }

    fun start() {
        isReady = true
    }
}
