final class D { var t: Int?
  func f(_ d: Int) { if t == nil { t = d } } }
