func f() { run { (a: Int, b: String) -> Void in use(a, b) } }
