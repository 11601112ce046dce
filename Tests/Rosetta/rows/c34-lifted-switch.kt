fun f(k: Kind): Int { val x = when (k) { Kind.A -> 1; Kind.B -> 2 }
    return x }
enum class Kind { A, B }
