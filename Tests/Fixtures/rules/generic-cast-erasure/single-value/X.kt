class Service {
    private var isReady = false

    fun name(settings: Map<String, Any>): String? {
        return settings["name"] as? String
    }
    fun all(settings: Map<String, Any>): Int {
        return (settings["names"] as? List<*>)?.size ?: 0
    }

    fun start() {
        isReady = true
    }
}
