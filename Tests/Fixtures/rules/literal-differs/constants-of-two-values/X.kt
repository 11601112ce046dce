private const val DEFAULT_FLUSH_AT = 30
//~               ^^^^^^^^^^^^^^^^ info missing-member

fun isFull(count: Int): Boolean = count > DEFAULT_FLUSH_AT
