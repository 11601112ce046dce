class Limits {
    companion object {
        const val MAX_RETRY_COUNT = 3
    }
}

fun limit(): Int {
    return Limits.MAX_RETRY_COUNT
}
