fun stop() {
    send(name = "stop")
}

fun send(name: String, count: Int = 0) {
}
