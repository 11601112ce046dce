fun label(s: String): String? { when (s) { "a" -> return "A"
    "b" -> { log()
        return "B" }
    else -> return null } }
