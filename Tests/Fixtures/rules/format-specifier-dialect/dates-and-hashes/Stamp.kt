data class Stamp(val seat: Int) {
    fun hash(): String = String.format(Locale.US, "%02x%08X", seat, seat)

    fun padded(): String = String.format(Locale.US, "%5d", seat)

    fun twice(): String = String.format(Locale.US, "%d-%<d", seat)
}
