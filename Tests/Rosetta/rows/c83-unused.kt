fun f() { api.a { x() }
    api.b { _, n -> y(n) }
    api.c { _ -> x() } }
