class Service {
    private var isReady = false

    fun tags(text: String): String {
        return text.split(",").joinToString(";")
    }

    fun start() {
        isReady = true
    }
}
