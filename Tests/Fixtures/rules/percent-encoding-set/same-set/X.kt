class Service {
    private var isReady = false

    fun url(query: String): String {
        return "/search?q=" + (URLEncoder.encode(query, "UTF-8").replace("+", "%20") ?: "")
    }

    fun start() {
        isReady = true
    }
}
