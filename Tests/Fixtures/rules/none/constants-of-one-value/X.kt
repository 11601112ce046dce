private const val DEFAULT_FLUSH_AT = 20
//~               ^^^^^^^^^^^^^^^^ info missing-member

fun isFull(count: Int): Boolean = count > DEFAULT_FLUSH_AT
