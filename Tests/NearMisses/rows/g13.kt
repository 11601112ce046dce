fun f(d: MutableMap<String, Int>, e: Map<String, Int>) { d.putAll(e) }
