func f() { var n = 0
  repeat { n += 1
    step(n) } while n < 5 }
