class Service {
    private var isReady = false

    fun normalized(email: String): String {
        return email.trim().lowercase()
    }

    fun start() {
        isReady = true
    }
}
