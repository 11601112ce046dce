import Combine

struct Post: Identifiable, Equatable {
    let id: Int64
    let text: String
}

struct PostPage {
    let posts: [Post]
    let hasNext: Bool
}

protocol PostSource {
    func page(_ number: Int, size: Int) async throws -> PostPage
}

struct FeedState: Equatable {
    var posts: [Post] = []
    var nextPage = 1
    var isLoading = false
    var hasMore = true
    var failed = false

    var showsEmptyHint: Bool { posts.isEmpty && !hasMore && !isLoading }
}

@MainActor
final class FeedPager: ObservableObject {
    @Published private(set) var state = FeedState()

    private let source: PostSource
    private let pageSize: Int

    init(source: PostSource, pageSize: Int = 30) {
        self.source = source
        self.pageSize = pageSize
    }

    func loadMore() async {
        guard !state.isLoading, state.hasMore else { return }
        state.isLoading = true
        state.failed = false
        defer { state.isLoading = false }

        do {
            let page = try await source.page(state.nextPage, size: pageSize)
            var known = Set(state.posts.map(\.id))
            state.posts += page.posts.filter { known.insert($0.id).inserted }
            state.nextPage += 1
            state.hasMore = page.hasNext
        } catch is CancellationError {
            return
        } catch {
            state.failed = true
        }
    }

    func refresh() async {
        guard !state.isLoading else { return }
        state = FeedState()
        await loadMore()
    }

    func onItemShown(_ index: Int) async {
        if index >= state.posts.count - 5 {
            await loadMore()
        }
    }
}
