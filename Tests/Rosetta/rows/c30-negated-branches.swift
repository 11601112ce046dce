func f(_ x: Int?, _ on: Bool) -> Int { if !on { a() } else { b() }
  if x == nil { a() } else { b() }
  return on ? 1 : 2 }
