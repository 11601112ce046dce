final class Service {
    private var isReady = false

    var nickname: String?
    func greeting() -> String {
        return "Hello \(nickname)"
        //~ optional-interpolation
    }

    func start() {
        isReady = true
    }
}
