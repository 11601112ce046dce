func f() { let a = [1, 2]
  var b: [String] = []
  var c = [Int]()
  let d: Set<Int> = [1, 2]
  b.append("x"); c.append(1); use(a, b, c, d) }
