class Pixel(val data: ByteArray) {
    fun length(): Int {
        return (data[0].toInt() and 0xFF shl 8) or (data[1].toInt() and 0xFF)
    }

    fun isEmpty(): Boolean {
        for (byte in data) if (byte.toInt() != 0) return false
        return true
    }
}
