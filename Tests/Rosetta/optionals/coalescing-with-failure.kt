fun title(name: String?): String {
    val name = name ?: error("no name")
    return name
}
