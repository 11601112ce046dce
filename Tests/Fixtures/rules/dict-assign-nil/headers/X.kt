class Service {
    private var isReady = false

    private val headers: MutableMap<String, String?> = mutableMapOf()
    fun authorize(token: String?) {
        headers["Accept"] = "json"
        headers["Authorization"] = null
        //~ dict-assign-nil: headers["Authorization"] = nil
    }

    fun start() {
        isReady = true
    }
}
