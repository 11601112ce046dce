internal data class Verdict(val score: String)

internal data class Ruling(val score: String)
