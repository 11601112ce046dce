fun each(names: List<String?>) {
    names.forEach { candidate ->
        val name = candidate ?: return@forEach
        draw(name)
    }
}

fun draw(text: String) {
}
