class Service {
    private var isReady = false

    fun name(account: Map<String, Any>): String {
        return account["name"] as? String ?: ""
    }
    fun count(account: Map<String, Any>): Int? {
        return (account["count"] as? Number)?.toInt()
        //~ info json-number-bridging: cuts a fraction off
    }

    fun start() {
        isReady = true
    }
}
