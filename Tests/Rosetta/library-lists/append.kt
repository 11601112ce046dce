fun fill(names: MutableList<String>) {
    names.add("a")
}
