final class Feed {
    var items: [Item] = []
    var failed = false

    func load() async {
        do {
            items = try await api.items()
        } catch {
            failed = true
        }
    }

    func count() async -> Int {
        do {
            return try await api.count()
        } catch {
            failed = true
            return 0
        }
    }

    func refresh() async {
        do {
            items = try await api.fresh()
        } catch {
            failed = true
        }
    }
}
