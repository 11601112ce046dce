func f(_ xs: [Int?]) { for x in xs { guard let y = x, y > 0 else { continue }
  a(y)
  b(y) } }
