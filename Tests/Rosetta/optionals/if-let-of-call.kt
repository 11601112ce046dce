fun show() {
    load()?.let { user -> draw(user) }
}

fun load(): String? {
    return null
}

fun draw(text: String) {
}
