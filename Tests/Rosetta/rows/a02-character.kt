fun isVowel(letter: Char): Boolean {
    return letter == 'a' || letter == 'e'
}
