final class Service {
    private var isReady = false

    func normalized(email: String) -> String {
        return email.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }

    func start() {
        isReady = true
    }
}
