func f(_ x: Shape) -> Int { guard let c = x as? Circle else { return 0 }
  return area(c) }
