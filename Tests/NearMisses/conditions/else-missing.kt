fun open(isNew: Boolean) {
    if (isNew) {
        create()
    }
    load()
}

fun create() {
}

fun load() {
}
