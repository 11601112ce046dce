import Foundation

struct Page<Item> {
    let items: [Item]
    let nextCursor: String?
}

@MainActor
final class PagedListLoader<Item: Identifiable> {
    enum Phase: Equatable {
        case idle, refreshing, loadingMore, failed
    }

    private let pageSize: Int
    private let fetch: (_ cursor: String?, _ limit: Int) async throws -> Page<Item>
    private var cursor: String?
    private var knownIds: Set<Item.ID> = []
    private(set) var items: [Item] = []
    private(set) var hasMore = true
    private(set) var phase: Phase = .idle {
        didSet {
            if phase != oldValue { onPhaseChange?(phase) }
        }
    }

    var onPhaseChange: ((Phase) -> Void)?

    init(pageSize: Int = 30, fetch: @escaping (_ cursor: String?, _ limit: Int) async throws -> Page<Item>) {
        self.pageSize = pageSize
        self.fetch = fetch
    }

    func refresh() async {
        guard phase != .refreshing, phase != .loadingMore else { return }
        phase = .refreshing
        do {
            let page = try await fetch(nil, pageSize)
            items = []
            knownIds = []
            append(page)
            phase = .idle
        } catch {
            phase = .failed
        }
    }

    func loadMoreIfNeeded(visibleIndex: Int) async {
        guard visibleIndex >= items.count - 5, hasMore, phase == .idle else { return }
        phase = .loadingMore
        do {
            append(try await fetch(cursor, pageSize))
            phase = .idle
        } catch {
            phase = .failed
        }
    }

    func remove(id: Item.ID) {
        items.removeAll { $0.id == id }
    }

    private func append(_ page: Page<Item>) {
        for item in page.items where knownIds.insert(item.id).inserted {
            items.append(item)
        }
        cursor = page.nextCursor
        hasMore = page.nextCursor != nil && !page.items.isEmpty
    }
}
