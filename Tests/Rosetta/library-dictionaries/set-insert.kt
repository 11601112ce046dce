fun fill(names: MutableSet<String>) {
    names.add("a")
}
