final class W { func go() { api.call { [weak self] r in self?.end(r) }
  api.other { [unowned self] in end(0) } }
  func end(_ n: Int) {} }
