fun f(x: File2): Int { val h = x.open()
    return try { h.read() } finally { h.close() } }
