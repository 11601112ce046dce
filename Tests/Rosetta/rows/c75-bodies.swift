struct P { let n: Int
  func a() -> Int { n + 1 }
  var b: Int { n * 2 }
  func c() -> [Int] { [1, 2].map { x in return x + n } } }
