fun f(x: Int): Map<String, Any> = buildMap { put("a", x)
    put("b", true) }
