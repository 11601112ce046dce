final class Service {
    private var isReady = false

    func select(tab: Tab, tabs: [Tab]) -> Int {
        let position = tabs.firstIndex(of: tab) ?? 0
        return position
    }

    func start() {
        isReady = true
    }
}
