fun pop(names: MutableList<String>): String? {
    return names.removeLastOrNull()
}
