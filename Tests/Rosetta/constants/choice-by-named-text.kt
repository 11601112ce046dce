enum class Stock {
    READY,
    GONE;

    companion object {
        fun make(raw: String): Stock? = when (raw) {
            "is-ready" -> READY
            "is-gone" -> GONE
            else -> null
        }
    }
}

private object Keys {
    const val READY = "is-ready"
    const val GONE = "is-gone"
}
