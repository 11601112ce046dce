class Service {
    private var isReady = false

    fun label(name: String, seconds: Int, count: String): String {
        return String.format("%s of %s", name, count) + String.format(Locale.ROOT, "%03d", seconds)
    }

    fun start() {
        isReady = true
    }
}
