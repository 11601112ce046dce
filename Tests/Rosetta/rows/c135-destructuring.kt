fun f(): Int { val (a, b) = pair()
    return a + b }
