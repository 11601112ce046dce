class Circle(val radius: Double) {
    val area: Double = radius * radius * 3.14
}
