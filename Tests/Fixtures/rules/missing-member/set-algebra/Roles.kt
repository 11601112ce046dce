class Roles(val rawValue: Int) {
    infix fun union(other: Roles) = Roles(rawValue or other.rawValue)
    fun erase() { log.clear() }
    //~ ^^^^^ missing-member: `erase()`

    companion object {
        val READER = Roles(1)
        val WRITER = Roles(2)
    }
}
