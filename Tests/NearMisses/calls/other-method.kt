fun stop() {
    cancel()
}

fun halt() {
}

fun cancel() {
}
