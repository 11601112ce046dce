class V { fun a() = b()
    fun b() = Unit }
