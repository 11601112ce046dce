data class Vector(val x: Int, val y: Int) {
    operator fun plus(right: Vector): Vector = Vector(x + right.x, y + right.y)
    operator fun minus(right: Vector): Vector = Vector(x - right.x, y - right.y)
    operator fun times(factor: Int): Vector = Vector(x * factor, y * factor)
    operator fun unaryMinus(): Vector = Vector(-x, -y)
}
