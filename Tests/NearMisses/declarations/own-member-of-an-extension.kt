val String.tally: Int get() = 3
fun String.isLong(limit: Int): Boolean = length > limit
