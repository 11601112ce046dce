fun greet(name: String?) {
    if (name == null) return
    draw(name)
}

fun draw(text: String) {
}
