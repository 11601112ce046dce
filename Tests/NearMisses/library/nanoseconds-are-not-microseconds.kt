suspend fun wait() {
    delay(300)
}
