fun f(xs: MutableList<Int>) { xs.sorted()
  use(xs) }
