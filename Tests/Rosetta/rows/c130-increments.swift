func f(_ p: P) { var n = 0
  n += 1
  n -= 1
  p.count += 1
  use(n) }
