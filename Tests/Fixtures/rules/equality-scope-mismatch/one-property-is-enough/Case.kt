class Money(val cents: Int, val unit: String) {
    override fun equals(other: Any?): Boolean =
    //~ equality-scope-mismatch: takes one equal property for all of them
        other is Money && (cents == other.cents || unit == other.unit)

    override fun hashCode(): Int = cents
}
