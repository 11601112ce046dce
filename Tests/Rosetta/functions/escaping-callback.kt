fun load(id: String, callback: (String) -> Unit) {
    callback(id)
}
