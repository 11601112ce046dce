fun open(id: String?) {
    id?.let { load(it) }
    reset()
}

fun load(id: String) {
}

fun reset() {
}
