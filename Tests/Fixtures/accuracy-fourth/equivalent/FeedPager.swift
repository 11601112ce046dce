import Combine
import Foundation

struct FeedItem: Identifiable, Equatable {
    let id: String
    let title: String
}

struct FeedPage {
    let items: [FeedItem]
    let nextCursor: String?
}

enum FeedError: Error, Equatable {
    case offline
    case server(Int)
}

protocol FeedSource {
    func fetchPage(after cursor: String?, limit: Int) async -> Result<FeedPage, FeedError>
}

@MainActor
final class FeedPager: ObservableObject {
    enum Phase: Equatable {
        case idle, loading, exhausted
        case failed(FeedError)
    }

    @Published private(set) var items: [FeedItem] = []
    @Published private(set) var phase: Phase = .idle

    private let source: FeedSource
    private let pageSize: Int
    private var cursor: String?

    init(source: FeedSource, pageSize: Int = 25) {
        self.source = source
        self.pageSize = pageSize
    }

    func loadMore() async {
        guard phase != .loading, phase != .exhausted else { return }
        phase = .loading

        switch await source.fetchPage(after: cursor, limit: pageSize) {
        case .success(let page):
            let known = Set(items.map(\.id))
            items += page.items.filter { !known.contains($0.id) }
            cursor = page.nextCursor
            phase = cursor == nil ? .exhausted : .idle
        case .failure(let error):
            phase = .failed(error)
        }
    }

    func refresh() async {
        guard phase != .loading else { return }
        items = []
        cursor = nil
        phase = .idle
        await loadMore()
    }

    func shouldPrefetch(at item: FeedItem) -> Bool {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return false }
        return items.count - index <= 5
    }
}
