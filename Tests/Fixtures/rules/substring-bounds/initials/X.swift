final class Service {
    private var isReady = false

    func initials(name: String) -> String {
        let short = name.prefix(2)
        return short.uppercased()
    }

    func start() {
        isReady = true
    }
}
