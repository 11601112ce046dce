fun f(m: String) { sink(m) }
fun g() { f("a") }
