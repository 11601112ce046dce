class Service {
    private var isReady = false

    fun isKnown(ids: List<String>, id: String): Boolean {
        return ids.contains(id) || id.contains("-")
    }

    fun start() {
        isReady = true
    }
}
