fun parts(seconds: Int): String = buildList {
    if (seconds > 60) add("long")
    if (seconds > 0 || isEmpty()) add("short")
}.joinToString()
