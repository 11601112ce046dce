fun fill(names: MutableList<String>) {
    names.add(2, "a")
}
