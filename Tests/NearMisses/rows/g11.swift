func f(_ xs: [Int]) { xs.forEach { x in if x > 1 { return }
  use(x) }
  done() }
