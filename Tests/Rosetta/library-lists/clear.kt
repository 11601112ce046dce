fun cut(names: MutableList<String>) {
    names.clear()
}
