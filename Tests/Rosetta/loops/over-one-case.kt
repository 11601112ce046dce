sealed class Shape {
    data class Circle(val radius: Double) : Shape()
    object Empty : Shape()
}

fun total(shapes: List<Shape>) {
    for (shape in shapes) {
        if (shape is Shape.Circle) {
            add(shape.radius)
        }
    }
}
