fun name(text: String): String {
    val item: Item = parse(text) ?: return "none"
    return item.name
}

fun show(text: String) {
    val item: Item? = parse(text)
    if (item != null) {
        draw(item)
        count(item)
    }
}
