open class Shape(val name: String)
class Square(val side: Double) : Shape("square")
