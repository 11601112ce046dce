final class Totals {
    func sum() async -> Int {
        async let first = load(1)
        let a = (try? await first) ?? 0
        return a
    }

    func safe() async -> Int {
        async let second = load(2)
        let b = (try? await second) ?? 0
        return b
    }

    func load(_ page: Int) async throws -> Int { return page }
}
