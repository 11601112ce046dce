struct Row {
    var isOn: Bool
    var note: String
}

final class Board {
    private var rows: [Row] = []
    private var current = Row(isOn: true, note: "")

    func cleared() -> [Row] {
        var result: [Row] = []
        for row in rows {
            var copy = row
            copy.isOn = false
            result.append(copy)
        }
        return result
    }

    func draft() -> Row {
        var draft = current
        draft.note = "draft"
        return draft
    }

    func rename(_ note: String) {
        var next = current
        next.note = note
        current = next
    }

    func fresh() -> Row {
        var row = Row(isOn: false, note: "")
        row.note = "fresh"
        return row
    }
}
