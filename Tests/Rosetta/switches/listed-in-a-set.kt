fun days(month: Int): Int = when (month) {
    in setOf(4, 6, 9, 11) -> 30
    else -> 31
}
fun isVowel(letter: Char): Boolean = when (letter) {
    in "aei" -> true
    else -> false
}
