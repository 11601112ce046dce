fun numbers(texts: List<String>): List<Int> {
    return texts.mapNotNull { it.toIntOrNull() }
}
