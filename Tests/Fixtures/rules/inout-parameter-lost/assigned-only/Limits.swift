final class Limits {
    private var last = 0

    func clamp(value: inout Int, limit: Int) {
        guard value > limit else { return }
        value = limit
    }

    func remember(value: inout Int, limit: Int) {
        guard value > limit else { return }
        value = limit
    }
}
