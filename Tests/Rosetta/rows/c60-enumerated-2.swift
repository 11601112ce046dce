func f(_ xs: [String]) { for (i, x) in xs.enumerated() { put(i, x) }
  let ys = xs.enumerated().map { i, x in "\(i)\(x)" }
  use(ys) }
