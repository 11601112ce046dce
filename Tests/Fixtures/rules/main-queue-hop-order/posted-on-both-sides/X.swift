final class Service {
    private var isReady = false

    var selected: Int = 0
    func select(index: Int) {
        DispatchQueue.main.async {
            self.selected = index
        }
        announce(selected)
        DispatchQueue.main.async {
            self.reload()
        }
        log("done")
    }

    func start() {
        isReady = true
    }
}
