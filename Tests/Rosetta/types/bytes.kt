fun send(body: ByteArray) {
}
