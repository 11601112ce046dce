fun f(xs: List<String>) { for ((i, x) in xs.withIndex()) { put(i, x) }
    val ys = xs.mapIndexed { i, x -> "$i$x" }
    use(ys) }
