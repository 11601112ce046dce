func f(_ g: [[Int]]) { outer: for row in g { for x in row { if x == 0 { continue outer }
  if x < 0 { break outer }
  use(x) } } }
