data class Opt(val a: Int?, val b: Int?) { fun value(): Int { return a ?: (b ?: 0) } }
