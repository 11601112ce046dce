final class M { func go() { Task { @MainActor [weak self] in await self?.load() } }
  func load() async {} }
