struct S { var a: Int }
func f(_ s: S) -> S { var copy = s
  copy.a = 1
  return copy }
