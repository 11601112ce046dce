class Service {
    private var isReady = false

    fun balance(account: Map<String, Any>): Double {
        val value = account["balance"] as? Double
        //~ json-number-bridging
        return value ?: 0.0
    }

    fun start() {
        isReady = true
    }
}
