struct St { var a: Int; var b: Int
  func next() -> St { var s = self
    s.a = 1
    return s } }
func g(_ s: St) -> St { var n = s
  n.a = 1
  n.b = 2
  return n }
