fun text(bytes: ByteArray): String {
    return String(bytes, Charsets.UTF_8)
}
