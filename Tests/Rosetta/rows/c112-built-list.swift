func f(_ x: Int) -> [Int] { var p = [1]
  p.append(x)
  return p }
