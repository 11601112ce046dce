final class Service {
    private var isReady = false

    func valid(fields: [Field]) -> [Field] {
        var result: [Field] = []
        fields.forEach { field in
            guard field.isFilled else { return }
            result.append(field)
        }
        return result
    }

    func start() {
        isReady = true
    }
}
