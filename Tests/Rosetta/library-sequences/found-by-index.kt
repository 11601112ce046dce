fun has(names: List<String>, name: String): Boolean {
    return names.indexOf(name) >= 0
}
