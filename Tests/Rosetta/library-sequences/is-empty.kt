fun isEmpty(names: List<String>): Boolean {
    return names.isEmpty()
}
