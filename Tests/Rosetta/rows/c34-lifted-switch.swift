func f(_ k: Kind) -> Int { let x: Int
  switch k { case .a: x = 1
  case .b: x = 2 }
  return x }
enum Kind { case a, b }
