fun label(s: String): String? = when (s) { "a" -> "A"
    "b" -> { log()
        "B" }
    else -> null }
