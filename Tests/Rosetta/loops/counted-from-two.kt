fun delay(attempt: Int, base: Int): Int {
    var delay = base
    repeat(attempt - 2) {
        delay = minOf(delay * 2, 5_000)
    }
    repeat(attempt) {
        log(delay)
    }
    return delay
}
