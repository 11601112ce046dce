fun f() { val a = listOf(1, 2)
    val b: MutableList<String> = mutableListOf()
    val c = mutableListOf<Int>()
    val d = setOf(1, 2)
    b.add("x"); c.add(1); use(a, b, c, d) }
