class Service {
    private var isReady = false

    fun encode(avatar: ByteArray): String {
        return Base64.encodeToString(avatar, Base64.NO_WRAP)
    }

    fun start() {
        isReady = true
    }
}
