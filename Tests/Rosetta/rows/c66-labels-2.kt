fun f(g: List<List<Int>>) { rows@ for (row in g) { for (x in row) { if (x == 0) continue@rows
    if (x < 0) { break@rows }
    use(x) } } }
