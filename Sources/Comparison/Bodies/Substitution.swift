internal import SourceModel

/// Which local name of one side stands for which of the other, one to one.
struct Substitution {
  private var rightOfLeft: [String: String] = [:]
  private var leftOfRight: [String: String] = [:]
  /// Pairs of different names.
  private(set) var renames = 0
  /// Names that are declared in the bodies; a free name among them is a mistake, not a renaming.
  var leftDeclared: Set<String> = []
  var rightDeclared: Set<String> = []

  /// Whether every pair so far has one name, so that equal hashes mean equal code.
  var isIdentity: Bool { renames == 0 }

  /// Whether a local has a counterpart.
  func isBound(_ name: String, _ side: Side) -> Bool { (side == .swift ? rightOfLeft : leftOfRight)[name] != nil }

  /// What a Swift local is called in Kotlin.
  func counterpart(_ left: String) -> String? { rightOfLeft[left] }

  /// Two declarations are counterparts; a later one may shadow an earlier one.
  mutating func bind(_ left: String, _ right: String) {
    guard !left.isEmpty, !right.isEmpty else { return }
    rightOfLeft[left] = right
    leftOfRight[right] = left
    if left != right { renames += 1 }
  }

  /// Whether two mentions mean the same; `areLocal` when both are names of locals.
  mutating func unify(_ left: String, _ right: String, areLocal: Bool) -> Bool {
    if let known = rightOfLeft[left] { return known == right }
    if let known = leftOfRight[right] { return known == left }
    if left == right { return true }
    guard areLocal, !rightDeclared.contains(left), !leftDeclared.contains(right) else { return false }
    bind(left, right)
    return true
  }
}
