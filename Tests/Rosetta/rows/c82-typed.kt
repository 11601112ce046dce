fun f() { run { a: Int, b: String -> use(a, b) } }
