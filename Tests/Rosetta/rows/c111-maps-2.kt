fun f() { val a = mapOf(Pair("x", 1), Pair("y", 2))
    val b = mutableMapOf<String, Int>()
    val c = mutableMapOf<Int, String>()
    b.put("k", 1); c[1] = "z"; use(a, b, c) }
