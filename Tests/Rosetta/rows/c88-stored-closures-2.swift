func f() { let g = { (x: Int) -> Int in x + 1 }
  use(g(2)) }
