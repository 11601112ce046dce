func f() -> Int { let (a, b) = pair()
  return a + b }
