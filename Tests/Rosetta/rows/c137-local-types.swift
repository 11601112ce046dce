func f() -> Int { let n: Int = size()
  let xs: [Int] = list()
  return n + xs.count }
