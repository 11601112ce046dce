import Foundation

struct FeedItem: Equatable {
    let id: String
    let text: String
}

struct FeedPage {
    let items: [FeedItem]
    let nextToken: String?
}

final class FeedPaginator {
    typealias Loader = (String?) async throws -> FeedPage

    private let loader: Loader
    private(set) var items: [FeedItem] = []
    private(set) var isLoading = false
    private(set) var errorText: String?
    private var nextToken: String?
    private var reachedEnd = false

    init(loader: @escaping Loader) {
        self.loader = loader
    }

    func loadMore() async {
        guard !isLoading, !reachedEnd else { return }
        isLoading = true
        errorText = nil
        do {
            let page = try await loader(nextToken)
            let known = Set(items.map(\.id))
            items += page.items.filter { !known.contains($0.id) }
            nextToken = page.nextToken
            reachedEnd = page.nextToken == nil
            isLoading = false
        } catch {
            errorText = "Could not load more posts."
            isLoading = false
        }
    }

    func refresh() async {
        guard !isLoading else { return }
        items = []
        nextToken = nil
        reachedEnd = false
        await loadMore()
    }

    func shouldLoadMore(visibleIndex: Int) -> Bool {
        !reachedEnd && visibleIndex >= items.count - 5
    }
}
