class Api2 { @Deprecated("use b", ReplaceWith("b()")) fun a() { b() }
    fun b() {} }
