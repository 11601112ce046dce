fun show() {
    val user = load()
    if (user != null) {
        draw(user)
    }
}

fun load(): String? {
    return null
}

fun draw(text: String) {
}
