import Foundation

struct Page<Item> {
    let items: [Item]
    let nextCursor: String?
}

@MainActor
final class PagedFeed<Item: Identifiable> {
    enum State: Equatable {
        case idle, loading, exhausted, failed
    }

    typealias Fetch = (_ cursor: String?) async throws -> Page<Item>

    private(set) var items: [Item] = []
    private(set) var state = State.idle {
        didSet { onStateChange?(state) }
    }
    var onStateChange: ((State) -> Void)?

    private let fetch: Fetch
    private var cursor: String?

    init(fetch: @escaping Fetch) {
        self.fetch = fetch
    }

    var canLoadMore: Bool {
        switch state {
        case .idle, .failed: return true
        case .loading, .exhausted: return false
        }
    }

    func loadMore() async {
        guard canLoadMore else { return }
        state = .loading
        do {
            append(try await fetch(cursor))
        } catch is CancellationError {
            state = .idle
        } catch {
            state = .failed
        }
    }

    /// Loads the next page once the user comes near the end of the list.
    func itemDidAppear(at index: Int, threshold: Int = 5) async {
        guard index >= items.count - threshold else { return }
        await loadMore()
    }

    private func append(_ page: Page<Item>) {
        let known = Set(items.map(\.id))
        items += page.items.filter { !known.contains($0.id) }
        cursor = page.nextCursor.flatMap { $0.isEmpty ? nil : $0 }
        state = cursor == nil ? .exhausted : .idle
    }
}
