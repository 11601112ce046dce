final class Service {
    private var isReady = false

    func encode(avatar: Data) -> String {
        return avatar.base64EncodedString()
    }

    func start() {
        isReady = true
    }
}
