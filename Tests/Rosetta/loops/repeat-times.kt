fun retry(times: Int) {
    repeat(times) {
        send()
    }
}

fun send() {
}
