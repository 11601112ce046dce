fun f(x: Int): Map<String, Any> { val p = HashMap<String, Any>()
    p.put("a", x)
    p["b"] = true
    return p }
