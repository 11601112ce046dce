enum class Kind { FOO_BAR }
fun f(k: Kind): String { return k.name }
