class Circle(val radius: Double) {
    val area: Double
    init { area = radius * radius * 3.14 }
}
