func isFine(letter: Character) -> Bool {
  return letter.isLetter && !letter.isWhitespace
}
