open class Shape(val name: String)
class Square : Shape {
    val side: Double
    constructor(side: Double) : super(name = "square") {
        this.side = side
    }
}
