private const val MAX_RETRIES = 3
private const val PREFIX = "p-"
fun name(i: Int): String = if (i < MAX_RETRIES) PREFIX else ""
