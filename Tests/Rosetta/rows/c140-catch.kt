fun f() { try { a()
    b() } catch (e: Exception) { report(e) } }
