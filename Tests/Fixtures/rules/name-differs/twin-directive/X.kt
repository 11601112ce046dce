data class Court(val width: Int, val depth: Int) {
    fun area(): Int {
        val total = width * depth
        return if (total > 0) total else 1
        //~                              ^ literal-differs: `0` in Swift is `1` in Kotlin
    }

    // parity:twin Court.isFree(at:) - people ask for it, not about it
    fun canBook(hour: Int): Boolean = hour >= 8
}
