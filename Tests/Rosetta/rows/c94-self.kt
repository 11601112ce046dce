class S { var n = 0
    fun a() { n = 1
        b(n) }
    fun b(n: Int) { this.n = n } }
