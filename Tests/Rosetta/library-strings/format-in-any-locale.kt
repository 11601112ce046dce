fun time(minutes: Int, seconds: Int): String =
    String.format(Locale.ROOT, "%02d:%02d", minutes, seconds)

fun label(name: String, count: Int): String = "%s (%d)".format(name, count)

fun hex(value: Int): String = "%08x".format(Locale.US, value)
