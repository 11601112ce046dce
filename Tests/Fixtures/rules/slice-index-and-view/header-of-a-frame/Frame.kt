class Frame(val bytes: UByteArray) {
    fun kind(): UByte {
        val payload = bytes.drop(4)
        return payload[0]
    }
}
