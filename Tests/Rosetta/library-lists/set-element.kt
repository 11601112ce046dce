fun change(names: MutableList<String>) {
    names[0] = "a"
}
