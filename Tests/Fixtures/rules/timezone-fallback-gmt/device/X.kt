class Service {
    private var isReady = false

    fun device(text: String): UUID? {
        val id = UUID.fromString(text)
        //~ timezone-fallback-gmt
        return id
    }

    fun start() {
        isReady = true
    }
}
