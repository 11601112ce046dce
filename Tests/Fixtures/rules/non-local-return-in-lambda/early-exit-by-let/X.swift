final class Service {
    private var isReady = false

    func title(field: Field?) -> String {
        if let field = field {
            return field.title
        }
        return names.map { name in name.title }.joined()
    }

    func start() {
        isReady = true
    }
}
