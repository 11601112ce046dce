func f(_ xs: inout [Int]) { xs.sort()
  use(xs) }
