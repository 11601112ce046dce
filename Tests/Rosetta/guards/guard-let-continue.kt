fun draw(names: List<String?>) {
    for (candidate in names) {
        val name = candidate ?: continue
        show(name)
    }
}

fun show(text: String) {
}
