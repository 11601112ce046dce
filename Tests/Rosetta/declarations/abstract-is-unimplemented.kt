abstract class Shape {
    abstract fun area(): Double
}
