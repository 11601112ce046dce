fun has(name: String): Boolean {
    return name.contains("@")
}
