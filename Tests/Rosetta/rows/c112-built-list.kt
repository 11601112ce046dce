fun f(x: Int): List<Int> { val p = mutableListOf(1)
    p.add(x)
    return p }
