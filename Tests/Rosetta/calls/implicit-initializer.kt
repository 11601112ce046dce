data class Point(val x: Int, val y: Int)

fun start(): Point {
    return Point(1, 2)
}
