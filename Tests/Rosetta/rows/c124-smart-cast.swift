func f(_ x: Shape) -> Int { guard x is Circle else { return 0 }
  return area(x as! Circle) }
