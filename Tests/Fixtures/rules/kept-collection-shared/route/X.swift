final class Route {
    private var stops: [String]

    init(stops: [String]) {
        self.stops = stops
    }

    func extend(to stop: String) {
        stops.append(stop)
    }

    func length() -> Int { stops.count }
}
