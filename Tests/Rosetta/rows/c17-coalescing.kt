data class Opt(val a: Int?, val b: Int?) { fun value(): Int = a ?: b ?: 0 }
