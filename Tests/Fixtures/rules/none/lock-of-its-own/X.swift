final class Client {
    private let rows: Store
    private let rowsQueue = DispatchQueue(label: "rows")
//~             ^^^^^^^^^ missing-member

    init(rows: Store) { self.rows = rows }

    func clear() {
        rowsQueue.sync {
//~     ^^^^^^^^^ call-differs
            self.rows.clear()
        }
    }
}
