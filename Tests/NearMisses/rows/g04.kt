fun drop(d: MutableMap<String, Int?>, k: String) { d[k] = null }
