import Foundation

struct TimelinePage {
    let posts: [Post]
    let cursor: String?
}

actor TimelinePager {
    private let api: TimelineAPI
    private let blockList: BlockList
    private let pageSize: Int
    private var cursor: String?
    private(set) var reachedEnd = false
    private(set) var posts: [Post] = []

    init(api: TimelineAPI, blockList: BlockList, pageSize: Int = 20) {
        self.api = api
        self.blockList = blockList
        self.pageSize = pageSize
    }

    @discardableResult
    func loadMore() async throws -> [Post] {
        guard !reachedEnd else { return [] }
        let page = try await api.timeline(cursor: cursor, limit: pageSize)
        let visible = page.posts.filter { !$0.isHidden && !blockList.contains($0.authorID) }
        posts.append(contentsOf: visible)
        cursor = page.cursor
        reachedEnd = page.cursor == nil || page.posts.count < pageSize
        return visible
    }

    func refresh() async throws {
        posts = []
        cursor = nil
        reachedEnd = false
        try await loadMore()
    }

    func removeAuthor(_ authorID: String) {
        posts.removeAll { $0.authorID == authorID }
    }
}
