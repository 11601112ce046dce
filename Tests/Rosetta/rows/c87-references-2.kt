class R { fun go(xs: List<Int>) { xs.forEach { show(it) }
    use(xs.map { Item(it) })
    api.on { show(it) } }
    fun show(n: Int) {} }
