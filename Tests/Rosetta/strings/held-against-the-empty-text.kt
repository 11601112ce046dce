fun find(text: String): List<Int> {
    if (text == "") return emptyList()
    if (text != "") note(text)
    return scan(text)
}
