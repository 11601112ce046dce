class V { fun a(): Unit = b()
    fun b() {} }
