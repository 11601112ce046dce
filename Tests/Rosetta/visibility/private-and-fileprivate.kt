private fun start() {
}

private fun stop() {
}
