fun part(data: ByteArray): ByteArray = data.copyOfRange(32, 64)

fun copy(data: ByteArray): ByteArray = data.sliceArray(32 until 64)
