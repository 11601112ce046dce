final class Pages {
    func links(of rows: [Row]) {
        for index in 1..<rows.count {
        //~          ^^^^^^^^^^^^^^ range-formation-trap
            link(rows[index - 1], rows[index])
        }
    }

    func chosen(from first: Int, to last: Int) {
        guard first <= last else { return }
        for page in first...last {
            show(page)
        }
    }

    func link(_ first: Row, _ second: Row) {}
    func show(_ page: Int) {}
}
