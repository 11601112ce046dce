sealed class CardFormat {
    object None : CardFormat()
    object Full : CardFormat()
    data class LastLuhn(val numbers: Int) : CardFormat()
}

data class Length(val bits: Int) {
    fun checksumBitsCount(): Int {
        return bits / 32
    }

    fun decodeFooter(text: String): String = machine.b(text).trim()
    //~ ^^^^^^^^^^^^ missing-member

    val altitude: Int get() = other(bits)
    //~ ^^^^^^^^ missing-member
}
