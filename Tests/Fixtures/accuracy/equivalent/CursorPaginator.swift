import Foundation

struct Page<Item> {
    let items: [Item]
    let nextCursor: String?
}

enum PagingPhase: Equatable {
    case idle
    case loading
    case failed(message: String)
    case exhausted
}

/// Loads a feed page by page; rows already present are not added twice.
@MainActor
final class CursorPaginator<Item: Identifiable> where Item.ID: Hashable {
    typealias Loader = (_ cursor: String?, _ limit: Int) async throws -> Page<Item>

    private(set) var items: [Item] = []
    private(set) var phase: PagingPhase = .idle

    private let pageSize: Int
    private let prefetchDistance: Int
    private let load: Loader
    private var cursor: String?
    private var known = Set<Item.ID>()
    private var generation = 0

    init(pageSize: Int = 25, prefetchDistance: Int = 5, load: @escaping Loader) {
        self.pageSize = pageSize
        self.prefetchDistance = prefetchDistance
        self.load = load
    }

    func refresh() async {
        generation += 1
        await fetch(from: nil)
    }

    func loadMore() async {
        guard phase != .loading, phase != .exhausted else { return }
        await fetch(from: cursor)
    }

    func itemAppeared(at index: Int) async {
        guard phase == .idle, index >= items.count - prefetchDistance else { return }
        await loadMore()
    }

    private func fetch(from start: String?) async {
        let ticket = generation
        phase = .loading
        do {
            let page = try await load(start, pageSize)
            guard ticket == generation else { return }
            if start == nil {
                items.removeAll()
                known.removeAll()
            }
            for item in page.items where known.insert(item.id).inserted {
                items.append(item)
            }
            cursor = page.nextCursor
            // A cursor that does not move would keep us here forever.
            phase = page.nextCursor == nil || page.nextCursor == start ? .exhausted : .idle
        } catch {
            guard ticket == generation else { return }
            if error is CancellationError || Task.isCancelled {
                phase = .idle
            } else {
                phase = .failed(message: items.isEmpty ? "Could not load" : "Could not load more")
            }
        }
    }
}
