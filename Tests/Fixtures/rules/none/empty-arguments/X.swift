final class Search {
    func matches(title: String, query: String) -> Bool {
        return title.hasPrefix(query)
    }

    func isComplete(fields: [String]) -> Bool {
        return fields.allSatisfy { !$0.isEmpty }
    }

    func street(name: String) -> String {
        return name.uppercased()
    }
}
