import Foundation

struct Product: Equatable, Hashable {
    let id: String
    let title: String
}

struct ProductPage {
    let products: [Product]
    let nextCursor: String?
}

protocol ProductFeed {
    func page(category: String, cursor: String?, limit: Int) async throws -> ProductPage
}

@MainActor
final class ProductListPaginator {

    enum Phase: Equatable {
        case idle
        case loadingFirst
        case loadingMore
        case failed(message: String, canRetry: Bool)
        case finished
    }

    static let pageSize = 24
    static let prefetchDistance = 6
    static let maximumRetries = 2

    private(set) var products: [Product] = []
    private(set) var phase: Phase = .idle

    private let feed: ProductFeed
    private let category: String
    private var cursor: String?
    private var seenIds: Set<String> = []
    private var failures = 0
    private var generation = 0

    init(feed: ProductFeed, category: String) {
        self.feed = feed
        self.category = category
    }

    func reload() async {
        generation += 1
        products = []
        seenIds = []
        cursor = nil
        failures = 0
        phase = .idle
        await load()
    }

    func didShow(index: Int) async {
        guard phase == .idle, index >= products.count - Self.prefetchDistance else { return }
        await load()
    }

    func retry() async {
        guard case .failed(_, canRetry: true) = phase else { return }
        await load()
    }

    private func load() async {
        let current = generation
        phase = products.isEmpty ? .loadingFirst : .loadingMore
        do {
            let page = try await feed.page(category: category, cursor: cursor, limit: Self.pageSize)
            guard current == generation else { return }
            failures = 0
            append(page.products)
            cursor = page.nextCursor
            phase = page.nextCursor == nil || page.products.isEmpty ? .finished : .idle
        } catch is CancellationError {
            if current == generation { phase = .idle }
        } catch {
            guard current == generation else { return }
            failures += 1
            phase = .failed(
                message: products.isEmpty ? "Products could not be loaded" : "More products could not be loaded",
                canRetry: failures <= Self.maximumRetries
            )
        }
    }

    // The server may repeat products at page borders.
    private func append(_ incoming: [Product]) {
        for product in incoming where seenIds.insert(product.id).inserted {
            products.append(product)
        }
    }
}
