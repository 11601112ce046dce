class Plugins {
  let all: [Any]

  init(all: [Any]) {
    self.all = all
  }

  func find<T>(_ type: T.Type) -> T? {
    return all.first { $0 is T } as? T
  }
}
