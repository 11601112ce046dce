fun names(): List<String> {
    val names = mutableListOf("a")
    names.add("b")
    return names
}
