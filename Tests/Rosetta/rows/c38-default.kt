fun f(k: K) { when (k) { K.A -> x(); else -> y() }
    when (k) { K.A -> x(); else -> {} } }
