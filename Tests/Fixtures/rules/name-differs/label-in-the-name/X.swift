/// Values by request. A label is part of what a function is called.
final class ValueCache {
    private let store = ValueStore()

    func getValues(for request: Request) -> [Int]? {
        store.getValues(for: request)
    }

    func setLimit(for request: Request, count: Int) {
        store.setLimit(for: request, count: count)
    }

    var kind: CacheKind {
        store.isShared ? .shared : .own
    }
}
