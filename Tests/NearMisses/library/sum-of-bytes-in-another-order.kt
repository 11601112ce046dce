fun serialize(head: ByteArray, body: ByteArray): ByteArray {
    val data = head + body
    return pad(data)
}
