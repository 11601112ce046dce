final class Service {
    private var isReady = false

    func normalized(email: String) -> String {
        let text = email.trimmingCharacters(in: .whitespaces)
        return text.lowercased()
    }

    func start() {
        isReady = true
    }
}
