final class Board {
    private var isLoading = false
    private var items: [Int] = []

    func refresh() {
        isLoading = true
        Task { self.render() }
        isLoading = false
    }

    func add(_ item: Int) {
        OperationQueue.main.addOperation { self.items.append(item) }
        show(items)
    }

    func reset() {
        DispatchQueue.main.asyncAfter(deadline: .now()) { self.isLoading = false }
        show(isLoading)
    }

    private func render() {
        show(isLoading)
    }
}
