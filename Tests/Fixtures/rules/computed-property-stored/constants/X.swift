final class Service {
    private var isReady = false

    let limit: Int = 3
    var title: String { return "Service" }
    var double: Int { return limit * 2 }
    var onTap: () -> Void { return { self.start() } }

    func start() {
        isReady = true
    }
}
