fun f(d: MutableMap<String, Int>, h: Map<String, String>?) { d["a"] = 1
    use(d["a"], h?.get("b")) }
