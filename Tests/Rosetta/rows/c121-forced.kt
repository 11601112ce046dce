fun f(x: Any): Int { val s = x as String
    return if (s.isEmpty()) 0 else 1 }
