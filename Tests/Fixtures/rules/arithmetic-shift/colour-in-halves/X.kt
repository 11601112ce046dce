class Colour(val value: Long) {
    val upper: Long get() = value shr 32
    //~ arithmetic-shift: `value shr 32` repeats the sign

    val red: Long get() = (value shr 16) and 0xffL

    val alpha: Long get() = value ushr 56
}
