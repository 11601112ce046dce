fun bytes(name: String): ByteArray {
    return name.toByteArray(Charsets.UTF_8)
}
