final class Composer {
    private let maxLength = 280
    private var text = ""
    private var rows: [Person] = []

    var remaining: Int {
        return maxLength - text.count
    }

    func isValid(comment: String) -> Bool {
        return comment.count > 0 && comment.count < 500
    }

    func ordered() -> [Person] {
        return rows.sorted { $0.name.localizedCompare($1.name) == .orderedAscending }
    }

    func isEmpty(comment: String) -> Bool {
        return comment.count == 0
    }
}
