fun isMissing(name: String): Boolean {
    return name.isBlank()
}
