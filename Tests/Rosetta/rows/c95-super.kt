open class B2 : B1() { override fun go(n: Int) { super.go(n)
    extra() } }
