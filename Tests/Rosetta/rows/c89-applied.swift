final class A { let formatter: Formatter2 = { let f = Formatter2()
  f.style = 1
  return f }() }
