final class Search {
    func wait(_ query: String) async {
        do {
            try await Task.sleep(nanoseconds: 300_000_000)
            await find(query)
        } catch {}
    }
}
