final class Client {
    private let rows: Store
    private let rowsQueue = DispatchQueue(label: "rows")
//~             ^^^^^^^^^ info missing-member

    init(rows: Store) { self.rows = rows }

    func clear() {
        rowsQueue.sync {
//~     ^^^^^^^^^ info call-differs
            self.rows.clear()
        }
    }
}
