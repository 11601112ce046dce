fun f(n: Int) { for (i in 0 until n step 5) { a(i) } }
