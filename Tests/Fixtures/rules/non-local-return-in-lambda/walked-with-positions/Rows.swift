final class Rows {
    private var rows: [String] = []

    func mark() {
        rows.enumerated().forEach { index, row in
            if row.isEmpty { return }
            print(index, row)
        }
        finish()
    }

    func marked() {
        rows.enumerated().forEach { index, row in
            if row.isEmpty { return }
            print(index, row)
        }
        finish()
    }

    func finish() {}
}
