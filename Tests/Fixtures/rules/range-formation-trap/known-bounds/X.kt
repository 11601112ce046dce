class Service {
    private var isReady = false

    fun hours(): List<Int> {
        return (1 until 24).map { hour -> hour * 60 }
    }
    fun all(points: List<Point>) {
        for (index in 0 until points.size) { show(points[index]) }
    }

    fun start() {
        isReady = true
    }
}
