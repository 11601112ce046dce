object Limits {
    const val MAX_RETRIES = 3

    fun canRetry(count: Int): Boolean {
        return count < MAX_RETRIES
    }
}
