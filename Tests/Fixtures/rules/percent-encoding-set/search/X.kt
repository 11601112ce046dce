class Service {
    private var isReady = false

    fun url(query: String): String {
        val text = URLEncoder.encode(query, "UTF-8")
        //~ percent-encoding-set
        return "/search?q=" + (text ?: "")
    }

    fun start() {
        isReady = true
    }
}
