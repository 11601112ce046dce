fun greet(name: String?) {
    name ?: return
    draw(name)
}

fun draw(text: String) {
}
