final class SearchModel {
    private var searchTask: Task<Void, Never>?

    func stop() {
        searchTask?.cancel()
        searchTask = nil
    }
}
