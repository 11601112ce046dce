enum class Place { HOME, WORK;
    companion object { fun from(text: String): Place? = when (text) { "h" -> HOME; "w" -> WORK; else -> null } } }
