fun f(x: File2): Int { val h = x.open()
    try { return h.read() } finally { h.close() } }
