fun f(a: Boolean) { if (a) { x() }
    if (!a) { y() } }
