enum class Options { A }
fun use(o: Set<Options>): Boolean = o.contains(Options.A)
