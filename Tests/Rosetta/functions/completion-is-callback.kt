fun load(id: String, callback: (Int) -> Unit) {
    callback(1)
}
