fun names(): List<String> {
    return listOf("a")
}
