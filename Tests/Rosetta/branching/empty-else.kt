fun stop(isDone: Boolean) {
    if (isDone) {
        clear()
    }
}

fun clear() {
}
