fun f(n: Int) { if (n == 0) throw E1.Zero()
    throw E1.Big(n) }
sealed class E1 : Exception() { class Zero : E1(); class Big(val n: Int) : E1() }
