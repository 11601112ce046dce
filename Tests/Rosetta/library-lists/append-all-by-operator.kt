fun fill(names: MutableList<String>, more: List<String>) {
    names.addAll(more)
}
