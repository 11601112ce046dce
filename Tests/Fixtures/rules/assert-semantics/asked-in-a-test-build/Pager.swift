final class Pager {
    private let total: Int

    init(total: Int) { self.total = total }

    func pages(of size: Int) -> Int {
        assert(size > 0, "a page holds something")
        return total / size
    }
}
