fun fetch(page: Int, callback: (List<Row>) -> Unit) {
    api.rows(page) { rows -> callback(rows) }
}
