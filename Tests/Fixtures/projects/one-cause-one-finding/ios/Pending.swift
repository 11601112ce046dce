public final class Pending {
    // Each side's library has its own object for it, with its own words.
    let pending: Resolver<Int>

    init(pending: Resolver<Int>) {
        self.pending = pending
    }

    public func fulfill(_ value: Int) {
        pending.fulfill(value)
    }

    // What is handed to it is the code's own.
    public func reject(_ value: Int) {
        pending.reject(value)
    }
}
