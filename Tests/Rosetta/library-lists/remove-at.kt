fun cut(names: MutableList<String>) {
    names.removeAt(2)
}
