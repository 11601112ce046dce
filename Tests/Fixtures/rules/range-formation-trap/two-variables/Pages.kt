class Pages {
    fun links(rows: List<Row>) {
        for (index in 1 until rows.size) {
            link(rows[index - 1], rows[index])
        }
    }

    fun chosen(first: Int, last: Int) {
        if (first > last) return
        for (page in first..last) {
            show(page)
        }
    }

    fun link(first: Row, second: Row) {}
    fun show(page: Int) {}
}
