fun start() {
    run(3, { finish() })
}

fun run(delay: Int, action: () -> Unit) {
}

fun finish() {
}
