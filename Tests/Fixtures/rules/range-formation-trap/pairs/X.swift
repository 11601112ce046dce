final class Service {
    private var isReady = false

    func distances(points: [Point]) -> [Double] {
        return (0..<points.count - 1).map { index in points[index].distance(points[index + 1]) }
        //~ range-formation-trap
    }

    func start() {
        isReady = true
    }
}
