fun start() {
    load(success = { show() }, failure = { hide() })
}

fun load(success: () -> Unit, failure: () -> Unit) {
}

fun show() {
}

fun hide() {
}
