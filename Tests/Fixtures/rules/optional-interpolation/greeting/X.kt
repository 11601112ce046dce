class Service {
    private var isReady = false

    var nickname: String? = null
    fun greeting(): String {
        return "Hello $nickname"
    }

    fun start() {
        isReady = true
    }
}
