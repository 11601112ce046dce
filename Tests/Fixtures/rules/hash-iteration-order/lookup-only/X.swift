final class Service {
    private var isReady = false

    func total(prices: [String: Int], names: Set<String>) -> Int {
        let known = names.filter { prices[$0] != nil }
        return prices.values.reduce(0, +) + known.count
    }
    func sortedNames(names: Set<String>) -> [String] {
        return Array(names).sorted()
    }

    func start() {
        isReady = true
    }
}
