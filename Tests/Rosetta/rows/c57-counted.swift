func f(_ n: Int, _ xs: [Int]) { for i in 0..<n { a(i) }
  for i in 0..<xs.count { b(xs[i]) }
  for i in xs.indices { c(i) } }
