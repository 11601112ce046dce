func f() { api.a { _ in x() }
  api.b { _, n in y(n) }
  api.c { (_: Int) in x() } }
