fun f(d: Map<String, Int>) { for ((k, v) in d) { put(k, v) }
    d.forEach { (k, v) -> put(k, v) } }
