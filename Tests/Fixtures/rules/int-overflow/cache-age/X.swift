final class Service {
    private var isReady = false

    static let maximumAge: Int = 60 * 24 * 60 * 60 * 1000
    func isOld(age: Int) -> Bool {
        let maximum = 60 * 24 * 60 * 60 * 1000
        return age > maximum
    }

    func start() {
        isReady = true
    }
}
