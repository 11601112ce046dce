final class Counts {
    private var counts: [String: Int] = [:]

    func put(_ key: String, _ value: Int) {
        counts[key] = value + 1
    }
}
