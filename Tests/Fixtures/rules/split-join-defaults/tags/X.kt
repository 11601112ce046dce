class Service {
    private var isReady = false

    fun tags(text: String): Int {
        val parts = text.split(",")
        //~ split-join-defaults
        return parts.size
    }

    fun start() {
        isReady = true
    }
}
