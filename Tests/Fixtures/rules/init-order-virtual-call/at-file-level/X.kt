val shortcuts = makeShortcuts()
//~             ^^^^^^^^^^^^^^^ init-order-virtual-call: `shortcuts` uses `makeShortcuts` while it is made, which reads `labels`
val labels = listOf("a", "b")
val titles = makeTitles()

fun makeShortcuts(): List<String> {
    return labels
}

fun makeTitles(): List<String> {
    return labels
}
