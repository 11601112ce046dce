fun open() {
    show()
}

fun show() {
}
