fun isBlank(name: String): Boolean {
    return name.isBlank()
}
