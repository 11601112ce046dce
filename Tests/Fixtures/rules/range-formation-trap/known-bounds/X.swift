final class Service {
    private var isReady = false

    func hours() -> [Int] {
        return (1..<24).map { hour in hour * 60 }
    }
    func all(points: [Point]) {
        for index in 0..<points.count { show(points[index]) }
    }

    func start() {
        isReady = true
    }
}
