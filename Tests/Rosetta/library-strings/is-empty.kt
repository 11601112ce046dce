fun isEmpty(name: String): Boolean {
    return name.isEmpty()
}
