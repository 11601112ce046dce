final class Service {
    private var isReady = false

    func key(country: String) -> String {
        let key = country.lowercased()
        return "country-" + key
    }

    func start() {
        isReady = true
    }
}
