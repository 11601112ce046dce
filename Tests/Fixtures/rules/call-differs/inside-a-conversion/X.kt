class Desk {
    fun run(bits: Bits, count: Int): ByteArray {
        return bits.summit(count)
    }
}
