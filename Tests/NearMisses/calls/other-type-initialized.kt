data class Point(val x: Int)

data class Size(val x: Int)

fun start(): Any {
    return Size(1)
}
