class R { fun go(xs: List<Int>) { xs.forEach(::show); use(xs.map(::Item)); api.on(this::show) }
    fun show(n: Int) {} }
