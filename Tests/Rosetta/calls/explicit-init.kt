data class Point(val x: Int)

fun start(): Point {
    return Point(1)
}
