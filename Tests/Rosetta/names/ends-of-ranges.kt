fun describe(range: IntRange): String = "${range.first} to ${range.last}"
