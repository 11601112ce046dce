fun has(names: List<String>, name: String): Boolean {
    return name in names
}
