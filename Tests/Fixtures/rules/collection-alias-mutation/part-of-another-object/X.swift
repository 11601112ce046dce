final class Document {
    var fields: [String: Any] = [:]

    func set(_ key: String, _ text: String) {
        fields[key] = text
    }

    func attach(_ key: String, _ other: Document) {
        fields[key] = other.fields
    }
}

final class Folder {
    var names: [String] = []

    func add(_ name: String) {
        names.append(name)
    }

    func group(_ key: String, _ other: Folder) {
        groups[key] = other.names
    }

    private var groups: [String: [String]] = [:]
}
