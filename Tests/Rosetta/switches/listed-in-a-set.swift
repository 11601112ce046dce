func days(_ month: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: return 30
    default: return 31
    }
}
func isVowel(_ letter: Character) -> Bool {
    switch letter {
    case "a", "e", "i": return true
    default: return false
    }
}
