final class Stock {
    private var items: [String: Int] = [:]
    private var rows: [[Int]] = []

    func open() {
        items["a"] = 5
        //~ order-differs: `items["a"] = 5` and `report(items)`
        report(items)
    }

    func mark() {
        rows[0][1] = 5
        //~ order-differs: `rows[0][1] = 5` and `report(rows)`
        report(rows)
    }
}
