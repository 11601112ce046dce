fun f(): Map<String, Int> { val d = mutableMapOf<String, Int>()
    d["a"] = g()
    var n = 1
    n *= 2
    d["n"] = n
    return d }
