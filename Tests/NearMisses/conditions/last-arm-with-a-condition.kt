fun text(number: Int): String {
    return when (number) {
        0 -> "zero"
        else -> spell(number)
    }
}
