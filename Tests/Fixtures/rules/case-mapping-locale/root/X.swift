final class Service {
    private var isReady = false

    func key(country: String) -> String {
        return "country-" + country.lowercased()
    }
    func title(name: String) -> String { return name.localizedUppercase }

    func start() {
        isReady = true
    }
}
