class Service {
    private var isReady = false

    fun label(total: Int, name: String): String {
        return String.format(Locale.ROOT, "%05d %s", total, name)
    }

    fun start() {
        isReady = true
    }
}
