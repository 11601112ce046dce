fun isFine(letter: Char): Boolean {
    return letter.isLetter() && !letter.isWhitespace()
}
