fun start() {
}

fun stop() {
}
