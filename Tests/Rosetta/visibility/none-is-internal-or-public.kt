fun start() {
}

internal fun stop() {
}
