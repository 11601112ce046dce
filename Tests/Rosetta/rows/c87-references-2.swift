final class R { func go(_ xs: [Int]) { xs.forEach(show); use(xs.map(Item.init)); api.on(self.show) }
  func show(_ n: Int) {} }
