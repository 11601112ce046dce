class Service {
    private var isReady = false

    fun distances(points: List<Point>): List<Double> {
        return (0 until points.size - 1).map { index -> points[index].distance(points[index + 1]) }
    }

    fun start() {
        isReady = true
    }
}
