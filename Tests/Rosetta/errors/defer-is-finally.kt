fun start() {
    open()
    try {
        work()
    } finally {
        close()
    }
}

fun open() {
}

fun close() {
}

fun work() {
}
