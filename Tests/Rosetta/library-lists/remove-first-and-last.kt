fun cut(names: MutableList<String>) {
    names.removeAt(0)
    names.removeAt(names.size - 1)
}
