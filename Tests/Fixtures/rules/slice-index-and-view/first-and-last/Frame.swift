struct Frame {
    let rows: [Int]

    func ends() -> [Int?] {
        let page = rows[4..<8]
        return [page.first, page.last]
    }

    func second() -> Int {
        let start: [Int] = Array(rows.dropFirst(2))
        return start[1]
    }

    func begin() -> Int {
        let start = rows[0..<2]
        return start[1]
    }
}
