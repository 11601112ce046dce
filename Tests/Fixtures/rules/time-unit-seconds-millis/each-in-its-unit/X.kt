class Token(private val issued: Long) {
    private val interval = 30_000L

    fun isOld(): Boolean {
        return System.currentTimeMillis() - issued > 300_000
    }

    fun watch() {
        handler.postDelayed({ renew() }, interval)
    }
}
