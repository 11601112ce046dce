class Spot(val point: Int) {
    override fun equals(other: Any?): Boolean = other is Spot && other.point == point

    override fun hashCode(): Int = point
}

class Stain(val point: Int) {
    override fun equals(other: Any?): Boolean = other is Stain && other.point == point
    //~          ^^^^^^ missing-override-of-equality: Kotlin says when two `Stain` are equal, and Swift does not.

    override fun hashCode(): Int = point
}

data class Tab(val id: String, val title: String?)
//~ equality-scope-mismatch: `title` counts in Kotlin only
