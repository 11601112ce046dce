package org.parcelmap.geometry

import kotlin.math.sqrt

data class Point(val x: Double, val y: Double) {
    fun distanceTo(other: Point): Double {
        val dx = other.x - x
        val dy = other.y - y
        return sqrt(dx * dx + dy * dy)
    }
}

private infix fun Point.cross(other: Point) = x * other.y - other.x * y

class Polygon private constructor(val vertices: List<Point>) {

    private val edges: List<Pair<Point, Point>>
        get() = vertices.zipWithNext() + (vertices.last() to vertices.first())

    /** Positive for counter-clockwise winding. */
    val signedArea: Double
        get() = edges.sumOf { (a, b) -> a cross b } / 2

    val perimeter: Double
        get() = edges.sumOf { (a, b) -> a.distanceTo(b) }

    /** null if the polygon is degenerate. */
    val centroid: Point?
        get() {
            val area = signedArea
            if (area == 0.0) return null
            val cx = edges.sumOf { (a, b) -> (a.x + b.x) * (a cross b) }
            val cy = edges.sumOf { (a, b) -> (a.y + b.y) * (a cross b) }
            return Point(cx / (6 * area), cy / (6 * area))
        }

    /** Even-odd rule. */
    operator fun contains(point: Point): Boolean = edges.count { (a, b) ->
        (a.y > point.y) != (b.y > point.y) &&
            point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
    } % 2 == 1

    companion object {
        fun of(vertices: List<Point>): Polygon? =
            if (vertices.size >= 3 && vertices.all { it.x.isFinite() && it.y.isFinite() }) {
                Polygon(vertices.toList())
            } else {
                null
            }
    }
}
