final class S { var n = 0
  func a() { self.n = 1
    self.b(self.n) }
  func b(_ n: Int) { self.n = n } }
