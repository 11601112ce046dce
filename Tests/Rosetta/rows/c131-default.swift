final class D { var t: Int?
  func f(_ d: Int) { t = t ?? d } }
