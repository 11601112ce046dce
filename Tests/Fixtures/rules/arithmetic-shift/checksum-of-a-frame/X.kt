class Frame(val words: IntArray) {
    val checksum: Int
        get() {
            var sum: Int = 0
            for (word in words) {
                sum = (sum shl 1) xor (sum shr 31) xor word
                //~ arithmetic-shift: `sum shr 31` repeats the sign
            }
            return sum
        }
}
