fun reset() {
    load(null)
}

fun load(id: String?) {
}
