final class Service {
    private var isReady = false

    var selected: Int = 0
    func select(index: Int) {
        DispatchQueue.main.async {
            self.selected = index
            self.reload()
        }
        announce(selected)
    }

    func start() {
        isReady = true
    }
}
