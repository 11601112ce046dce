enum class Fault {
    REFUSED, BROKEN;

    companion object {
        fun from(status: Int): Fault? = when {
            status in 200..299 -> null
            status in 400..499 -> REFUSED
            status >= 500 -> BROKEN
            else -> REFUSED
        }
    }
}
