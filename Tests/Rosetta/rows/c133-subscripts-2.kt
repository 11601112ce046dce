fun f(d: MutableMap<String, Int>, h: Map<String, String>?) { d.put("a", 1)
    use(d.get("a"), h?.get("b")) }
