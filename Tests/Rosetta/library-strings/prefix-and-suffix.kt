fun isQuoted(name: String): Boolean {
    return name.startsWith("'") && name.endsWith("'")
}
