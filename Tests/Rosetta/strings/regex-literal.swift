func isPlate(_ text: String) -> Bool { text.wholeMatch(of: /[A-Z]{3}-[0-9]+/) != nil }
func hasDigit(_ text: String) -> Bool { text.firstMatch(of: #/[0-9]/#) != nil }
