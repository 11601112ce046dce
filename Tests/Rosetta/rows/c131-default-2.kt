class D { var t: Int? = null
    fun f(d: Int) { if (t == null) t = d } }
