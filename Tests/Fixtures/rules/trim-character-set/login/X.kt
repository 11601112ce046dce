class Service {
    private var isReady = false

    fun normalized(email: String): String {
        val text = email.trim()
        //~ trim-character-set
        return text.lowercase()
    }

    fun start() {
        isReady = true
    }
}
