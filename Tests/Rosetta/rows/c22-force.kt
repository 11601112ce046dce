fun f(a: A?): Int { val x = a!!; return x.n + a!!.n }
