fun f(x: Int): Map<String, Any> = mutableMapOf<String, Any>().apply { put("a", x)
    this["b"] = true }
