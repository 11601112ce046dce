final class Service {
    private var isReady = false

    func select(tab: Tab, tabs: [Tab]) -> Int {
        return tabs.firstIndex(of: tab) ?? 0
    }

    func start() {
        isReady = true
    }
}
