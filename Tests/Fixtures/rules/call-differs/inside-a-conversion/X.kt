class Desk {
    fun run(bits: Bits, count: Int): String {
        return bits.summit(count)
    }
}
