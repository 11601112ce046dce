fun f(a: Int, b: Int) { use(a..b); use(a until b); val r = 0 until 10; use(r) }
