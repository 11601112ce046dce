class Token(val value: String, val expiresAt: Int, val clock: () -> Int) {
    val isExpired: Boolean = clock() >= expiresAt
    //~ computed-property-stored: `clock()` gives another value each time

    val isEmpty: Boolean = value.isEmpty()
}
