fun box(points: List<Point>): Box {
    var right = 0
    var left = 0
    for (point in points) {
        left = smaller(left, point.x)
        right = larger(right, point.x)
    }
    val sums = points.fold(0) { point, next -> point - next.x }
    return Box(left = left, right = right, sums = sums)
}
