fun stop() {
    dismiss(animated = false)
}

fun dismiss(animated: Boolean) {
}
