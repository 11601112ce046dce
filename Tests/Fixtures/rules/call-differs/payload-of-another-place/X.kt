sealed class Shape {
    data class Add(val left: Shape, val right: Shape) : Shape()

    val size: Int
        get() = when (this) {
            is Add -> right.size - left.size
        }
}
