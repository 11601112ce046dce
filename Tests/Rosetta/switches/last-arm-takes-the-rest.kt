fun name(number: Int): String {
    return when (number) {
        0 -> "zero"
        else -> "many"
    }
}

fun text(number: Int): String {
    return when (number) {
        0 -> "zero"
        else -> spell(number)
    }
}

fun spell(digit: Int?): String {
    return when (digit) {
        null -> "none"
        1 -> "one"
        else -> write(digit)
    }
}
