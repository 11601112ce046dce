func f(_ xs: [Int]) { for x in xs where x > 1 { a(x)
  b(x) } }
