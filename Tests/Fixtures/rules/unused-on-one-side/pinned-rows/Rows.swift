struct Row {
    let title: String
    let isPinned: Bool
}

final class Rows {
    private var rows: [Row] = []

    func add(_ row: Row) {
        rows.append(row)
    }

    func sweep(keeping limit: Int) -> [String] {
        //~ info body-differs
        var removed: [String] = []
        for row in rows.dropFirst(limit) where !row.isPinned {
            //~ unused-on-one-side: asks for `row.isPinned`
            removed.append(row.title)
        }
        return removed
    }
}
