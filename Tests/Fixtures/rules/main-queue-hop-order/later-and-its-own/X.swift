final class Board {
    private var isLoading = false

    func later() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.isLoading = false }
        show(isLoading)
    }

    func own() {
        Task { self.render() }
        let count = 1
        show(count)
    }

    private func render() {
        let count = 3
        draw(count)
    }
}
