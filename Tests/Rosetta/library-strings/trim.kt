fun clean(name: String): String {
    return name.trim()
}
