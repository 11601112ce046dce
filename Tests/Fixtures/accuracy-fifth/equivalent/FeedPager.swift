struct Post: Identifiable, Equatable, Sendable {
    let id: String
    let author: String
    let text: String
}

struct FeedPage: Sendable {
    let posts: [Post]
    let nextCursor: String?
}

protocol FeedSource: Sendable {
    func page(after cursor: String?, limit: Int) async throws -> FeedPage
}

actor FeedPager {
    private let source: any FeedSource
    private let pageSize: Int

    private(set) var posts: [Post] = []
    private(set) var reachedEnd = false

    private var cursor: String?
    private var knownIDs: Set<String> = []
    private var isBusy = false

    init(source: any FeedSource, pageSize: Int = 25) {
        self.source = source
        self.pageSize = pageSize
    }

    /// Returns how many posts were added. Calls during a running load are dropped.
    @discardableResult
    func loadMore() async throws -> Int {
        guard !isBusy else { return 0 }
        isBusy = true
        defer { isBusy = false }

        guard !reachedEnd else { return 0 }
        return append(try await source.page(after: cursor, limit: pageSize))
    }

    /// The old content stays until the first page arrived.
    @discardableResult
    func refresh() async throws -> Int {
        guard !isBusy else { return 0 }
        isBusy = true
        defer { isBusy = false }

        let firstPage = try await source.page(after: nil, limit: pageSize)
        posts.removeAll()
        knownIDs.removeAll()
        return append(firstPage)
    }

    private func append(_ page: FeedPage) -> Int {
        let fresh = page.posts.filter { knownIDs.insert($0.id).inserted }
        posts += fresh
        cursor = page.nextCursor
        reachedEnd = page.nextCursor == nil
        return fresh.count
    }
}
