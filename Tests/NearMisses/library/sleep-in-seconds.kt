suspend fun wait() {
    delay(2)
}
