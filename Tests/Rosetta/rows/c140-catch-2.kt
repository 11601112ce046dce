fun f() { try { a()
    b() } catch (t: Throwable) { report(t) } }
