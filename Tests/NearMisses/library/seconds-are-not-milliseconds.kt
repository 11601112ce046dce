fun start() {
    handler.postDelayed({ show() }, 5)
}

fun show() {
}
