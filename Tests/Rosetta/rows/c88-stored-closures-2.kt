fun f() { val g = fun(x: Int): Int { return x + 1 }
    use(g.invoke(2)) }
