fun f(): Int { val n = size()
    val xs: List<Int> = list()
    return n + xs.size }
