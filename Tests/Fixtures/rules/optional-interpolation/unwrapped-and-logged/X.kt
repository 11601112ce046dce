class Service {
    private var isReady = false

    var nickname: String? = null
    fun greeting(): String {
        println("nickname $nickname")
        nickname?.let { nickname ->
            return "Hello $nickname"
        }
        return "Hello"
    }

    fun start() {
        isReady = true
    }
}
