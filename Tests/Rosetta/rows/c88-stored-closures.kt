fun f() { val g = { x: Int -> x + 1 }
    use(g(2)) }
