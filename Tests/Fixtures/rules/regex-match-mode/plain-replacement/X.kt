class Service {
    private var isReady = false

    fun clean(code: String): String {
        return code.replace("-", "")
    }

    fun start() {
        isReady = true
    }
}
