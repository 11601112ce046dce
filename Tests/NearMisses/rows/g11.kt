fun f(xs: List<Int>) { xs.forEach { x -> if (x > 1) return
  use(x) }
  done() }
