fun label(s: String): String? { return when (s) { "a" -> "A"
    "b" -> { log()
        "B" }
    else -> null } }
