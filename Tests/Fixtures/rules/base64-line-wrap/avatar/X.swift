final class Service {
    private var isReady = false

    func encode(avatar: Data) -> String {
        let text = avatar.base64EncodedString()
        return "data:image/png;base64," + text
    }

    func start() {
        isReady = true
    }
}
