import Foundation

struct FeedTransaction: Hashable {
    let id: String
    let amountMinor: Int64
    let bookedAt: Date
    let isPending: Bool
}

final class TransactionFeed {

    private let pageSize: Int
    private var items: [FeedTransaction] = []
    private var knownIds: Set<String> = []

    var onUpdate: (([FeedTransaction]) -> Void)?

    init(pageSize: Int = 25) {
        self.pageSize = pageSize
    }

    /// Adds a page from the server and keeps pending transactions first, then the newest.
    func append(_ page: [FeedTransaction]) {
        let fresh = page.filter { knownIds.insert($0.id).inserted }
        guard !fresh.isEmpty else { return }
        items.append(contentsOf: fresh)
        items.sort { lhs, rhs in
            if lhs.isPending != rhs.isPending { return lhs.isPending }
            if lhs.bookedAt != rhs.bookedAt { return lhs.bookedAt > rhs.bookedAt }
            return lhs.id < rhs.id
        }
        onUpdate?(items)
    }

    func visible(pages: Int) -> [FeedTransaction] {
        Array(items.prefix(pages * pageSize))
    }

    func balanceOfBooked() -> Int64 {
        items.filter { !$0.isPending }.reduce(0) { $0 + $1.amountMinor }
    }

    func reset() {
        items.removeAll()
        knownIds.removeAll()
        onUpdate?([])
    }
}
