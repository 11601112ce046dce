import Foundation

@MainActor
final class OrdersPager {
    enum State: Equatable {
        case idle
        case loading
        case exhausted
        case failed(reason: String)
    }

    private(set) var orders: [Order] = []
    private(set) var state: State = .idle {
        didSet { onStateChange?(state) }
    }

    var onStateChange: ((State) -> Void)?

    private let service: OrdersService
    private let pageSize: Int
    private var nextOffset = 0

    init(service: OrdersService, pageSize: Int = 25) {
        self.service = service
        self.pageSize = pageSize
    }

    var canLoadMore: Bool {
        state != .loading && state != .exhausted
    }

    func loadNext() async throws {
        guard canLoadMore else { return }
        state = .loading
        do {
            let page = try await service.orders(offset: nextOffset, limit: pageSize)
            let known = Set(orders.map(\.id))
            orders.append(contentsOf: page.items.filter { !known.contains($0.id) })
            nextOffset += page.items.count
            state = page.items.isEmpty || nextOffset >= page.total ? .exhausted : .idle
        } catch let error as ServiceFailure {
            state = .failed(reason: error.reason)
        }
    }

    func reload() async throws {
        guard state != .loading else { return }
        orders.removeAll()
        nextOffset = 0
        state = .idle
        try await loadNext()
    }

    func shouldPrefetch(at index: Int) -> Bool {
        canLoadMore && index >= orders.count - 5
    }
}
