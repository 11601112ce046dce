enum class Tab { HOME, PROFILE;
    val title: String get() = when (this) { HOME -> "Home"; PROFILE -> "Me" } }
