final class Chain { private var parts: [String] = []
  @discardableResult func with(_ part: String) -> Self { parts.append(part)
    return self } }
