fun f(d: Map<String, Int>, h: Map<String, String>?) { use(d["a"], h?.get("b")) }
