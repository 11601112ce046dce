func isVowel(_ letter: Character) -> Bool {
  return letter == "a" || letter == "e"
}
