final class Service {
    private var isReady = false

    func page(number: Int, progress: Double) -> String {
        print("progress \(progress)")
        return "/page?number=\(number)"
    }

    func start() {
        isReady = true
    }
}
