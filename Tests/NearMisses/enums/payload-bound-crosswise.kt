sealed class Shape {
    object Dot : Shape()
    data class Box(val width: Int, val height: Int) : Shape()
}

fun draw(shape: Shape) {
    when (shape) {
        is Shape.Dot -> stop()
        is Shape.Box -> fill(shape.width, shape.height)
    }
}
