class Loc {
    fun far(a: Point, b: Point): String = b.formatted(a)

    fun near(a: Point, b: Point): String = a.described(b)
}
