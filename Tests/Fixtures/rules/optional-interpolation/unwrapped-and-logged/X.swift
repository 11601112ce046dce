final class Service {
    private var isReady = false

    var nickname: String?
    func greeting() -> String {
        print("nickname \(nickname)")
        if let nickname = nickname {
            return "Hello \(nickname)"
        }
        return "Hello"
    }

    func start() {
        isReady = true
    }
}
