data class Corner(val x: Double, val y: Double) {
    fun isOrigin(): Boolean = x == 0.0 && y == 0.0
}

private infix fun Corner.cross(other: Corner) = x * other.y - other.x * y
//~ info missing-member: cross

class Fence(val sides: List<Pair<Corner, Corner>>) {
    val moment: Double
        get() = sides.sumOf { (start, end) -> (start.x + end.x) * (start cross end) }
}
