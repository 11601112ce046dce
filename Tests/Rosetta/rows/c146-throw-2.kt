fun f(n: Int) { if (n == 0) { throw E1.Zero }
    throw E1.Big(n) }
sealed class E1 : Exception() { object Zero : E1(); data class Big(val n: Int) : E1() }
