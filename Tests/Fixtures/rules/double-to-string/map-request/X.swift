final class Service {
    private var isReady = false

    func path(latitude: Double, longitude: Double) -> String {
        let url = "/near?lat=\(latitude)"
        //~ double-to-string
        return url
    }

    func start() {
        isReady = true
    }
}
