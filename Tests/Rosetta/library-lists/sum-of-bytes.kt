fun serialize(head: ByteArray, body: ByteArray): ByteArray {
    val data = head + body + checksum(body)
    return pad(data)
}
