fun isMarked(bytes: ByteArray): Boolean = bytes[0] == 0xF8.toByte()
