final class Service {
    private var isReady = false

    func isOld(age: Int) -> Bool {
        return age > 24 * 60 * 60 * 1000 || age > 30 * 24 * 60 * 60 * 1000
    }

    func start() {
        isReady = true
    }
}
