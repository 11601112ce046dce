fun hasNames(names: List<String>): Boolean {
    return names.isNotEmpty()
}
