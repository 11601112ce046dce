class Service {
    private var isReady = false

    fun encode(avatar: ByteArray): String {
        val text = Base64.encodeToString(avatar, Base64.DEFAULT)
        //~ base64-line-wrap
        return "data:image/png;base64," + text
    }

    fun start() {
        isReady = true
    }
}
