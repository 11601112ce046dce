/// A pattern for relative paths: `*` and `?` stay within one component, `**` as a whole component spans any number of
/// them, and `{name}` captures at least one character of one component. Everything else stands for itself.
///
/// A capture that occurs twice must have the same text at both places. Where several readings fit, the earlier capture
/// takes as much as it can. Matching takes time linear in the length of the path for a given pattern.
package struct PathPattern: Sendable, Hashable {
  enum Element: Sendable, Hashable {
    case scalar(Unicode.Scalar)
    case anyScalar
    case anyRun
    /// `**/`, or `**` at the end, which takes one component at least.
    case anyComponents(isLast: Bool)
    case capture(String)
  }

  /// As it was written.
  package let text: String
  private let elements: [Element]
  /// What every path that fits holds somewhere: the longest text of the pattern between two wildcards.
  private let fixedText: [UInt8]
  /// In order of first occurrence.
  package let captureNames: [String]

  /// In bytes; longer than any path, and short enough to be held against every file.
  private static let longest = 1_000

  /// - Throws: a `Problem` without path and position when the braces are not in order, or there is no end of it.
  package init(_ text: String) throws(Problem) {
    guard text.utf8.count <= Self.longest else {
      throw Problem(.error, message: "a pattern is longer than \(Self.longest) bytes: `\(text.prefix(40))…`")
    }
    self.text = text
    let elements = try Self.parse(text)
    self.elements = elements
    fixedText = Self.longestText(of: elements)
    var names: [String] = []
    for case .capture(let name) in elements where !names.contains(name) { names.append(name) }
    captureNames = names
  }

  // MARK: Reading a pattern

  private static func parse(_ text: String) throws(Problem) -> [Element] {
    var scalars = Array(text.unicodeScalars)
    if scalars.starts(with: ["." as Unicode.Scalar, "/"]) { scalars.removeFirst(2) }
    if scalars.last == "/" { scalars.append(contentsOf: ["*", "*"]) }
    var elements: [Element] = []
    var index = 0
    while index < scalars.count {
      switch scalars[index] {
      case "*":
        let run = scalars[index...].prefix { $0 == "*" }.count
        let startsComponent = index == 0 || scalars[index - 1] == "/"
        let after = index + run
        if run == 2, startsComponent, after == scalars.count || scalars[after] == "/" {
          elements.append(.anyComponents(isLast: after == scalars.count))
          index = after + 1
        } else {
          elements.append(.anyRun)
          index = after
        }
      case "?":
        elements.append(.anyScalar)
        index += 1
      case "{":
        let (name, after) = try captureName(scalars, after: index + 1)
        elements.append(.capture(name))
        index = after
      case "}":
        throw Problem(.error, message: "`}` without `{` in the pattern `\(text)`")
      default:
        elements.append(.scalar(scalars[index]))
        index += 1
      }
    }
    return elements
  }

  private static func captureName(
    _ scalars: [Unicode.Scalar], after start: Int
  ) throws(Problem) -> (name: String, after: Int) {
    let text = String(String.UnicodeScalarView(scalars))
    guard let end = scalars[start...].firstIndex(of: "}") else {
      throw Problem(.error, message: "`{` without `}` in the pattern `\(text)`")
    }
    let name = String(String.UnicodeScalarView(scalars[start..<end]))
    if name.contains(",") {
      throw Problem(
        .error, message: "`{\(name)}` is no capture in the pattern `\(text)`",
        hint: "write one pattern for each alternative")
    }
    let isName =
      !name.isEmpty
      && name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    guard isName else {
      throw Problem(
        .error, message: "`{\(name)}` is no capture in the pattern `\(text)`",
        hint: "a capture is a name in braces, such as `{Name}`")
    }
    return (name, end + 1)
  }

  // MARK: Matching

  /// Whether the pattern describes the whole path.
  package func matches(_ path: String) -> Bool { bindings(in: path) != nil }

  private static func longestText(of elements: [Element]) -> [UInt8] {
    let runs = elements.split { if case .scalar = $0 { false } else { true } }.map { run in
      run.flatMap { element -> [UInt8] in
        guard case .scalar(let scalar) = element else { return [] }
        return Array(String(scalar).utf8)
      }
    }
    return runs.max { $0.count < $1.count } ?? []
  }

  /// Whether it is worth looking closer, which takes much longer: most patterns fit few paths.
  private func mayFit(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { path in
      guard let first = fixedText.first, fixedText.count <= path.count else { return fixedText.isEmpty }
      return fixedText.withUnsafeBufferPointer { text in
        for start in 0...path.count - text.count where path[start] == first {
          var length = 1
          while length < text.count, path[start + length] == text[length] { length += 1 }
          if length == text.count { return true }
        }
        return false
      }
    }
  }

  /// Whether the pattern describes the path or a folder that holds it: `Pods` and `Pods/**` both cover `Pods/A/B.swift`.
  package func covers(_ path: String) -> Bool {
    mayFit(path) && PathMatch(elements, Array(path.unicodeScalars), mayEndAtFolder: true).bindings() != nil
  }

  /// What the captures stand for in a path that the pattern describes; `nil` when it does not.
  package func bindings(in path: String) -> [String: String]? {
    mayFit(path) ? PathMatch(elements, Array(path.unicodeScalars), mayEndAtFolder: false).bindings() : nil
  }

  /// The path that the pattern describes with these texts for its captures; `nil` when it has a wildcard or a capture
  /// without text.
  package func filled(with bindings: [String: String]) -> String? {
    var result = ""
    for element in elements {
      switch element {
      case .scalar(let scalar): result.unicodeScalars.append(scalar)
      case .capture(let name):
        guard let text = bindings[name] else { return nil }
        result += text
      case .anyScalar, .anyRun, .anyComponents: return nil
      }
    }
    return result
  }
}
