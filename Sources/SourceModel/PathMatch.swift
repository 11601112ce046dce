/// One pattern against one path: first a table of what can be reached, filled from the end, then a walk that never
/// leaves it, so that no choice but that of a repeated capture is ever taken back.
struct PathMatch {
  private let elements: [PathPattern.Element]
  private let path: [Unicode.Scalar]
  private let width: Int
  /// Row `e`, column `p`: whether the elements from `e` on can describe the path from `p` on.
  private var reachable: [Bool]

  /// The most steps of the walk. Only repeated captures that can be read in many ways come near it.
  private static let stepLimit = 10_000

  /// - Parameter mayEndAtFolder: whether describing a folder on the way to the path is enough.
  init(_ elements: [PathPattern.Element], _ path: [Unicode.Scalar], mayEndAtFolder: Bool) {
    self.elements = elements
    self.path = path
    width = path.count + 1
    reachable = Array(repeating: false, count: (elements.count + 1) * width)
    for position in 0...path.count {
      let isEnd = position == path.count || (mayEndAtFolder && path[position] == "/")
      reachable[elements.count * width + position] = isEnd
    }
    for element in elements.indices.reversed() {
      var afterNextSlash: Int?
      for position in (0...path.count).reversed() {
        reachable[element * width + position] = reaches(element, position, afterNextSlash)
        if position > 0, path[position - 1] == "/" { afterNextSlash = position }
      }
    }
  }

  /// What the captures stand for; `nil` when the pattern does not describe the path.
  func bindings() -> [String: String]? {
    var bindings: [String: String] = [:]
    var steps = 0
    return walk(0, 0, &bindings, &steps) ? bindings : nil
  }

  private func canReach(_ element: Int, _ position: Int) -> Bool { reachable[element * width + position] }

  /// The rows below, and this row from the next position on, are filled already.
  private func reaches(_ element: Int, _ position: Int, _ afterNextSlash: Int?) -> Bool {
    let isAtEnd = position == path.count
    switch elements[element] {
    case .scalar(let scalar):
      return !isAtEnd && path[position] == scalar && canReach(element + 1, position + 1)
    case .anyScalar:
      return !isAtEnd && path[position] != "/" && canReach(element + 1, position + 1)
    case .anyRun:
      if canReach(element + 1, position) { return true }
      return !isAtEnd && path[position] != "/" && canReach(element, position + 1)
    case .capture:
      guard !isAtEnd, path[position] != "/" else { return false }
      return canReach(element + 1, position + 1) || canReach(element, position + 1)
    case .anyComponents(let isLast):
      guard position == 0 || path[position - 1] == "/" else { return false }
      if isLast { return !isAtEnd }
      if canReach(element + 1, position) { return true }
      return afterNextSlash.map { canReach(element, $0) } ?? false
    }
  }

  private func walk(_ element: Int, _ position: Int, _ bindings: inout [String: String], _ steps: inout Int) -> Bool {
    steps += 1
    guard steps <= Self.stepLimit, canReach(element, position) else { return false }
    guard element < elements.count else { return true }
    switch elements[element] {
    case .scalar, .anyScalar:
      return walk(element + 1, position + 1, &bindings, &steps)
    case .anyRun:
      for end in (position...endOfComponent(from: position)).reversed() {
        if walk(element + 1, end, &bindings, &steps) { return true }
      }
      return false
    case .capture(let name):
      return capture(name, element, position, &bindings, &steps)
    case .anyComponents(isLast: true):
      return true
    case .anyComponents(isLast: false):
      var start = position
      while true {
        if walk(element + 1, start, &bindings, &steps) { return true }
        let end = endOfComponent(from: start)
        if end == path.count { return false }
        start = end + 1
      }
    }
  }

  private func capture(
    _ name: String, _ element: Int, _ position: Int, _ bindings: inout [String: String], _ steps: inout Int
  ) -> Bool {
    if let known = bindings[name]?.unicodeScalars {
      let end = position + known.count
      guard end <= endOfComponent(from: position), path[position..<end].elementsEqual(known) else { return false }
      return walk(element + 1, end, &bindings, &steps)
    }
    for end in (position + 1...endOfComponent(from: position)).reversed() where canReach(element + 1, end) {
      bindings[name] = String(String.UnicodeScalarView(path[position..<end]))
      if walk(element + 1, end, &bindings, &steps) { return true }
    }
    bindings[name] = nil
    return false
  }

  private func endOfComponent(from position: Int) -> Int { path[position...].firstIndex(of: "/") ?? path.count }
}
