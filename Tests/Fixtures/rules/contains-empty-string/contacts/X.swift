final class Service {
    private var isReady = false

    func visible(names: [String], query: String) -> [String] {
        return names.filter { name in
            name.contains(query)
        }
    }

    func start() {
        isReady = true
    }
}
