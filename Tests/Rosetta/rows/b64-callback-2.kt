fun fetch(page: Int, onComplete: (List<Row>) -> Unit) {
    api.rows(page) { onComplete.invoke(it) }
}
