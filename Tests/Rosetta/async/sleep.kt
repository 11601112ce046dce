suspend fun wait() {
    delay(2.seconds)
}
