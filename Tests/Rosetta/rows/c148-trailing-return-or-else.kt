fun f(n: Int) { if (n > 1) { a() } else { b() } }
