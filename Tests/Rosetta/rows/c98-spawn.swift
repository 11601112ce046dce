final class M { func go() { Task { await self.load() } }
  func load() async {} }
