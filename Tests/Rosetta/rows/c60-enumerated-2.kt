fun f(xs: List<String>) { xs.forEachIndexed { index, value -> put(index, value) }
    val ys = xs.withIndex().map { (i, x) -> "$i$x" }
    use(ys) }
