fun isMarked(bytes: ByteArray): Boolean = bytes[0] == 0xF7.toByte()
