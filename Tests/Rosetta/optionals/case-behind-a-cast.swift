enum Screen {
    case loading
    case loaded(rows: [String], hasMore: Bool)
}

final class Feed {
    private(set) var screen: Screen = .loading
    private var isAsking = false

    func ask(at index: Int) {
        guard case let .loaded(rows, hasMore) = self.screen, hasMore, !isAsking else { return }
        guard index >= rows.count - 3 else { return }
        isAsking = true
    }

    var rows: [String] {
        if case let .loaded(rows, _) = screen { return rows }
        return []
    }
}
