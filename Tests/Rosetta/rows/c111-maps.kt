fun f() { val a = mapOf("x" to 1, "y" to 2)
    val b: MutableMap<String, Int> = mutableMapOf()
    val c = HashMap<Int, String>()
    b["k"] = 1; c.put(1, "z"); use(a, b, c) }
