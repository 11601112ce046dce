class Retry(val base: Int) {
    fun delay(attempt: Int): Int = base shl attempt
}
