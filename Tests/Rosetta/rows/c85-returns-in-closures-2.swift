func f(_ xs: [Int]) -> [Int] { xs.map { x in if x > 1 { return 0 }
  let y = x + 1
  return y } }
