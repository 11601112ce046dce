fun start() {
    load { show(it) }
}

fun load(callback: (String) -> Unit) {
}

fun show(text: String) {
}
