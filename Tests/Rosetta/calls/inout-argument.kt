fun start() {
    val names = mutableListOf("a")
    fill(names)
}

fun fill(names: MutableList<String>) {
    names.add("b")
}
