fun turn(names: MutableList<String>) {
    Collections.swap(names, 0, 1)
}
