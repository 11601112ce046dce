fileprivate final class Secret { private let key: String = "k"
  fileprivate func open() -> String { key } }
