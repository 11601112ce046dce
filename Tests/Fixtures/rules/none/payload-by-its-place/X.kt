sealed class Shape {
    data class Add(val left: Shape, val right: Shape) : Shape()
    data class Scale(val shape: Shape, val by: Double) : Shape()
    data class Named(val text: String) : Shape()

    val size: Int
        get() = when (this) {
            is Add -> left.size - right.size
            is Scale -> shape.size * by.toInt()
            is Named -> text.length
            //~ info string-length-units
        }
}
