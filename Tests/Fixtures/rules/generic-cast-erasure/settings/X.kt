class Service {
    private var isReady = false

    fun names(settings: Map<String, Any>): List<String> {
        val names = settings["names"] as? List<String> ?: return emptyList()
        //~ generic-cast-erasure
        return names
    }

    fun start() {
        isReady = true
    }
}
