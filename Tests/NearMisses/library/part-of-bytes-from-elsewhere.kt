fun part(data: ByteArray): ByteArray = data.copyOfRange(31, 64)
