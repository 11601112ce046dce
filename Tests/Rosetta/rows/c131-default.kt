class D { var t: Int? = null
    fun f(d: Int) { t = t ?: d } }
