final class Folder {
    let names: [String]
    private var groups: [String: [String]] = [:]

    init(names: [String]) {
        self.names = names
    }

    func group(_ key: String, _ other: Folder) {
        groups[key] = other.names
    }
}
