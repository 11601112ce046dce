final class Groups {
    private var groups: [String: [Int]] = [:]
    private var others: [String: [Int]] = [:]
    private var counts: [String: Int] = [:]

    func add(_ value: Int, to key: String) {
        groups[key, default: []].append(value)
    }

    func put(_ value: Int, to key: String) {
        others[key, default: []].append(value)
    }

    func count(_ key: String) {
        counts[key, default: 0] += 1
    }
}
